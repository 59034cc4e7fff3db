/** The bots that have a name, from the weakest to the strongest; GET /api/rules knows more, for experts. */
export const BOTS = ['apprentice', 'scribe', 'vizier', 'pharaoh'] as const;
