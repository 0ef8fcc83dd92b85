/** One fingerprint of the names and contents of the given files and folders of the project. */
export function fingerprint(paths: readonly string[]): string;
