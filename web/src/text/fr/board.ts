export const board = {
}
