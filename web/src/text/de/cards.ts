export const cards = {
};
