/** For tests: jsdom has no media queries, and the turn's panel asks whether the screen is small. */
globalThis.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
