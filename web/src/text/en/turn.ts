export const turn = {
} as const;
