/** The folder that the project is in. */
export const root: string;
/** One fingerprint of the names and contents of the given files and folders of the project. */
export function fingerprint(paths: readonly string[]): string;
