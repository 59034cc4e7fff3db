export const errors = {
};
