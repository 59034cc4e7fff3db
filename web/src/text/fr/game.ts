export const game = {
}
