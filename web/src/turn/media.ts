/** For tests: jsdom has no media queries, and the preferences ask for one as soon as they are imported. */
globalThis.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
