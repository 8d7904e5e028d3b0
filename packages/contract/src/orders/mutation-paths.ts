export const mutationsPath = '/admin/mutations';

/** A file, not JSON: the browser saves it. */
export const monthExportPath = `${mutationsPath}/month`;
