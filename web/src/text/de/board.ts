export const board = {
};
