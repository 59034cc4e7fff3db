export const rules = {
}
