export const rules = {
};
