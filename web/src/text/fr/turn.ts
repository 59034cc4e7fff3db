export const turn = {
}
