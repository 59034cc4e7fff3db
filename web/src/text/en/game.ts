export const game = {
} as const
