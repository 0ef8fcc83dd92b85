/** Timeout of a document upload, milliseconds. */
export const uploadTimeout = 120_000;
