/** Where the build puts the script that makes the first picture true. */
export const FIRST_FACE_MARK = '/* first face */';
