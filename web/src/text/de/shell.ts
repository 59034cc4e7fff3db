export const shell = {

};
