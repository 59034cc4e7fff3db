export const cards = {
}
