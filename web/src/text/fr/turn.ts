export const turn = {
};
