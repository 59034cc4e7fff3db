export const learn = {
};
