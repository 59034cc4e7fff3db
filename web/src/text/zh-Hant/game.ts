export const game = {
};
