export const shell = {
};
