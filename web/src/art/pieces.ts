// Game pieces, drawn on a square of 24 by 24 in the page's pigments. Skin, hair and linen are the only colours of their own.
const SKIN = '#9c5d36';
const HAIR = '#2a2019';
const LINEN = '#fdf6e3';
const EDGE = 'stroke="var(--piece-edge, #3b2a14)" stroke-width=".7" stroke-linejoin="round"';

const LOTUS =
  '<path d="M12 15.5C9.4 13 8.6 8.9 12 3.6c3.4 5.3 2.6 9.4 0 11.9Z" fill="var(--lapis)"/>' +
  '<path d="M11.4 15.6C7.6 14.9 5 11.6 5.6 6.2c3.7 1.7 5.4 4.8 5.8 9.4ZM12.6 15.6c3.8-.7 6.4-4 5.8-9.4-3.7 1.7-5.4 4.8-5.8 9.4Z" fill="var(--lapis)"/>' +
  '<path d="M10.9 16C7 17 3.4 15.4 1.8 11.4c4.2-.2 7.2 1.2 9.1 4.6ZM13.1 16c3.9 1 7.5-.6 9.1-4.6-4.2-.2-7.2 1.2-9.1 4.6Z" fill="var(--lapis)"/>' +
  '<path d="M12 15.8c.5 2.2.3 4.1-.8 6.2" fill="none" stroke="var(--malachite)" stroke-width="1.8" stroke-linecap="round"/>';

export const PIECES = {
  gold:
    `<circle cx="12" cy="12" r="9.6" fill="var(--gold)" ${EDGE}/>` +
    '<circle cx="12" cy="12" r="7.5" fill="none" stroke="#fff0c2" stroke-width="1.1"/>' +
    '<path d="M12 11.6c-2.5-2-2.3-5 0-5s2.5 3 0 5Zm0 0v6.2m-3.3-4.6h6.6" fill="none" stroke="#7a4d08" stroke-width="1.6" stroke-linecap="round"/>',
  farmer:
    `<path d="M12 10c-3.6 0-5.5 1.6-5.9 4.4L5.4 18l1.9.5L8 16h8l.7 2.5 1.9-.5-.7-3.6C17.5 11.6 15.6 10 12 10Z" fill="${SKIN}" ${EDGE}/>` +
    `<path d="M7.8 15.6h8.4l1.3 7.4h-11Z" fill="${LINEN}" ${EDGE}/>` +
    '<path d="m12 15.8-1 7M12 15.8l1 7" stroke="#cdbd96" stroke-width=".6"/>' +
    `<circle cx="12" cy="6.6" r="3.5" fill="${SKIN}" ${EDGE}/>` +
    `<path d="M8 9V5.9C8 3.4 9.7 1.7 12 1.7s4 1.7 4 4.2V9l-1.5.7V6.6c-1.5-.5-3.5-.5-5 0v3.1Z" fill="${HAIR}"/>` +
    '<path d="M8.3 10.8c1.6 1.7 5.8 1.7 7.4 0" fill="none" stroke="var(--gold)" stroke-width="1.3"/>',
  field:
    `<rect x="1.5" y="4.5" width="21" height="15" rx="2" fill="var(--field)" stroke="var(--field-deep)"/>` +
    '<path d="M5 8c2-1 3.5 1 5.5 0s3.5-1 5.5 0 2 .5 3 0M5 12c2-1 3.5 1 5.5 0s3.5-1 5.5 0 2 .5 3 0M5 16c2-1 3.5 1 5.5 0s3.5-1 5.5 0 2 .5 3 0" fill="none" stroke="var(--field-deep)" stroke-width="1"/>',
  stone:
    `<path d="m12 3.5 9 4.300v9L12 21l-9-4.200v-9Z" fill="var(--stone)" ${EDGE}/>` +
    '<path d="m12 12 9-4.200v9L12 21Z" fill="var(--stone-deep)" opacity=".75"/><path d="m3 7.8 9 4.2 9-4.200M12 12v9" fill="none" stroke="var(--piece-edge, #3b2a14)" stroke-width=".7"/>' +
    '<path d="m5 11.5 2.5 1.200M7 16.400l2.6 1.2" stroke="var(--stone-deep)" stroke-width=".8"/>',
  pyramid:
    '<path d="M11 2.5 1 20.300l13 2Z" fill="var(--pyramid-lit)"/><path d="M11 2.5 14 22.300l9-4.300Z" fill="var(--pyramid-shade)"/>' +
    '<path d="M8.2 7.5 12 8l2-1M5.4 12.500l7.3 1 4.6-2.200M3.2 16.400l10.2 1.5 6.8-3.2" fill="none" stroke="var(--pyramid-line)" stroke-width=".6" opacity=".65"/>' +
    '<path d="m11 2.5-2.2 3.9 2.8.4 2-1Z" fill="var(--gold)"/>' +
    '<path d="M11 2.5 1 20.300l13 2 9-4.300ZM11 2.500l3 19.8" fill="none" stroke="var(--pyramid-line)" stroke-width=".8" stroke-linejoin="round"/>',
  temple:
    `<path d="M2.5 21.5 4.3 6h6l.7 15.500ZM21.5 21.5 19.7 6h-6l-.7 15.500Z" fill="var(--carnelian)" ${EDGE}/>` +
    `<path d="M3.4 4h7.400v2.200H3.400ZM13.2 4h7.400v2.200h-7.400Z" fill="var(--gold)" ${EDGE}/>` +
    `<path d="M10.3 9.500h3.400v12h-3.400Z" fill="${HAIR}"/><path d="M9.5 9h5v2h-5Z" fill="var(--gold)" ${EDGE}/>` +
    '<circle cx="12" cy="7" r="1.7" fill="var(--gold)"/><path d="M6 9.500v8M18 9.500v8" stroke="#fff3d6" stroke-width=".9" opacity=".75"/>',
  caravan:
    '<path d="M2 8.600c.6-1.5 2.4-1.8 3.4-.9.8.8.7 2.4 1.2 3.4.4.9 1.3 1 2 .3.9-2.6 2.2-4.8 3.7-4.8 1.7 0 2.7 2.5 4.2 3.9 2.3.2 4.3 1.3 4.8 3.6.2 1.2.4 2.2 1 3l-.9.500c-.6-.5-1-1.2-1.3-2l-.5 1.6.9 5.300h-1.500l-1.5-5-2.1-.9-.3 5.900h-1.500l-.7-5.9-2.6-.1-.9 6H7.900l-.1-6.600c-2-.4-3.2-1.9-3.7-4-.2-.9-.2-1.7-.5-2.300l-1.4.1c-.3-.3-.4-.7-.2-1.100Z" fill="var(--camel)"/>' +
    '<path d="M9.2 9.500c.9-2.1 1.9-3.5 3.1-3.5 1.3 0 2.2 1.5 3.2 3l.4 4.100c-2.2.9-5 .9-7 0Z" fill="var(--carnelian)" stroke="#fff3d6" stroke-width=".6"/><path d="m9.4 11.3 6.3.1" stroke="var(--gold)" stroke-width="1.1"/>',
  mine:
    `<path d="M1.5 21C3 14 6.5 6.5 12 4.500c5.5 2 9 9.5 10.5 16.500Z" fill="var(--stone-deep)" ${EDGE}/>` +
    `<path d="M8 21v-5.500c0-5.3 8-5.3 8 0V21Z" fill="${HAIR}"/>` +
    '<path d="M7 21v-5.500c0-6.6 10-6.6 10 0V21" fill="none" stroke="#c9a566" stroke-width="1.5"/>' +
    '<circle cx="10.5" cy="19.3" r="2" fill="var(--gold)"/><circle cx="14" cy="19.7" r="1.6" fill="var(--gold)"/><circle cx="12.3" cy="16.8" r="1.7" fill="#f7dc97"/>' +
    '<path d="m6 10 1.5 1M17 9l-1.7 1.600M12 6.500v1.6" stroke="var(--gold)" stroke-width="1.2"/>',
  favour: LOTUS,
  card:
    `<rect x="4" y="1.5" width="16" height="21" rx="2" fill="${LINEN}" ${EDGE}/><rect x="5.7" y="3.2" width="12.6" height="17.6" rx="1" fill="none" stroke="var(--gold)" stroke-width=".9"/>` +
    `<g transform="translate(5.6 5.2) scale(.535)">${LOTUS}</g>`,
  scribe:
    '<path d="M12 9.300c-3.3 0-5 1.7-5.3 4.300l-.6 3.400h11.800l-.6-3.400c-.3-2.6-2-4.3-5.3-4.300Z" fill="var(--seat, var(--ink-soft))"/>' +
    '<path d="M3 22.500c-.3-3.6 1.7-6 5-6.300h8c3.3.3 5.3 2.7 5 6.300Z" fill="var(--seat, var(--ink-soft))"/>' +
    '<circle cx="12" cy="6" r="3.9" fill="var(--seat, var(--ink-soft))"/>' +
    '<path d="M7.6 9.200V5.800C7.6 3 9.5 1.2 12 1.200s4.4 1.8 4.4 4.600v3.400l-1.7.8V6.500c-1.7-.6-3.7-.6-5.4 0V10Z" fill="var(--seat, var(--ink-soft))" stroke="var(--seat-rim)" stroke-width=".6"/>' +
    `<path d="M6.7 17.200h10.600v2.900H6.700Z" fill="${LINEN}" stroke="var(--seat-rim)" stroke-width=".4"/><path d="M8 18.100h7M8 19.200h5" stroke="${HAIR}" stroke-width=".5"/>` +
    '<path d="M3 22.500c-.3-3.6 1.7-6 5-6.3" fill="none" stroke="var(--seat-rim)" stroke-width=".5"/>',
  pharaoh:
    '<path d="M12 1.800C7 1.8 5 5.5 4.7 10L3.2 21h5.600l.6-6h5.200l.6 6h5.600l-1.5-11C19 5.5 17 1.8 12 1.800Z" fill="var(--gold)"/>' +
    '<path d="m5 9 3.3.6M4.6 12l3.5.4M4.1 15l4 .2M3.7 18l4.3.1M19 9l-3.3.6M19.4 12l-3.5.4M19.9 15l-4 .2M20.3 18l-4.3.1M8 4.200l1 1.800M16 4.2 15 6M11 2.500v1.800M13 2.500v1.8" stroke="var(--lapis)" stroke-width="1.3"/>' +
    `<path d="M8.2 7.500c2.3-1.3 5.3-1.3 7.6 0v4.400c0 2.7-1.6 4.6-3.8 4.600s-3.8-1.9-3.8-4.600Z" fill="${SKIN}" ${EDGE}/>` +
    `<path d="M9.3 10.200h1.900M12.8 10.200h1.900M11 14h2" stroke="${HAIR}" stroke-width=".9" stroke-linecap="round"/>` +
    '<path d="M11.2 16.300h1.600l.4 5.200h-2.400Z" fill="var(--lapis)"/><path d="M12 7.500c-1.5-1.5-.8-3.3 0-4 .8.7 1.5 2.5 0 4Z" fill="var(--carnelian)"/>',
  official:
    `<path d="M11 9.800c-3.7 0-5.5 1.9-5.8 5L4.5 23h13l-.7-8.200c-.3-3.1-2.1-5-5.8-5Z" fill="${LINEN}" ${EDGE}/>` +
    `<circle cx="11" cy="6.4" r="3.5" fill="${SKIN}" ${EDGE}/><path d="M7.2 9.600V5.800c0-2.4 1.5-4.1 3.8-4.100s3.8 1.7 3.8 4.100v3.800l-1.4-.4V6.300c-1.5-.5-3.3-.5-4.8 0v2.900Z" fill="${HAIR}"/>` +
    '<path d="M6.6 11.600c2.2 2.3 6.6 2.3 8.8 0" fill="none" stroke="var(--lapis)" stroke-width="1.9"/><path d="M6.6 13c2.2 2.3 6.6 2.3 8.8 0" fill="none" stroke="var(--gold)" stroke-width="1"/>' +
    '<path d="M20 3v20" stroke="#8a5a2b" stroke-width="1.6" stroke-linecap="round"/><circle cx="20" cy="3.5" r="1.8" fill="var(--gold)"/>',
  statue:
    `<path d="M4 20h16v3H4Z" fill="var(--stone-deep)" ${EDGE}/><path d="M9 20V9.500C9 8 10 7.5 12 7.500s3 .5 3 2V20Z" fill="var(--malachite)" ${EDGE}/>` +
    '<circle cx="12" cy="5" r="2.9" fill="var(--malachite)"/><path d="M9.2 11.5 13.5 14M14.8 11.5 10.5 14" stroke="var(--gold)" stroke-width="1.2"/><path d="M10.8 2.5 12 .6l1.2 1.9" fill="var(--gold)"/>',
  point:
    `<path d="m12 2 2 6.8 7-.9-5.7 4.200L19 18.5 12.9 15 12 22l-.9-7L5 18.500l3.7-6.400L3 7.900l7 .9Z" fill="var(--gold)" ${EDGE}/><circle cx="12" cy="11.7" r="2.1" fill="var(--carnelian)"/>`,
  tomb:
    `<path d="M3 22 5 8h14l2 14Z" fill="var(--stone)" ${EDGE}/><path d="M4.2 5h15.600v3H4.200Z" fill="var(--gold)" ${EDGE}/><path d="M9 22V12.500h6V22Z" fill="${HAIR}"/><path d="M7.5 11h9" stroke="var(--stone-deep)" stroke-width="1.2"/>`,
  blocked:
    `<path d="m4 4 16 16M20 4 4 20" stroke="#8a5a2b" stroke-width="2.6" stroke-linecap="round"/><path d="m4 4 16 16M20 4 4 20" stroke="#e2c48a" stroke-width="1" stroke-dasharray="1.8 1.4"/><circle cx="12" cy="12" r="4.6" fill="var(--carnelian)" ${EDGE}/><path d="M12 9.800v4.400M9.8 12h4.4" stroke="#fff3d6" stroke-width="1.1"/>`,
  open:
    `<path d="M5 4.500h14v15H5Z" fill="${LINEN}" ${EDGE}/><path d="M3.5 3h17v3.200h-17ZM3.5 17.800h17V21h-17Z" fill="#e0c48c" ${EDGE}/><path d="M8 9h8M8 11.700h8M8 14.400h5" stroke="${HAIR}" stroke-width="1"/>`,
  blessing:
    '<path d="M12 11C8 7.5 8.7 2 12 2s4 5.5 0 9Z" fill="none" stroke="var(--gold-deep)" stroke-width="2.4"/><path d="M12 11v11M6 13.300h12" stroke="var(--gold-deep)" stroke-width="2.6" stroke-linecap="round"/>',
  chain:
    '<path d="M7 8.500h4a3.5 3.5 0 0 1 0 7H7a3.5 3.5 0 0 1 0-7Zm6 0h4a3.5 3.5 0 0 1 0 7h-4a3.5 3.5 0 0 1 0-7Z" fill="none" stroke="currentColor" stroke-width="2"/>',
} as const;

export type Piece = keyof typeof PIECES;
