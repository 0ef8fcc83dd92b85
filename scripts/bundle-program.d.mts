/** Bundles a TypeScript program of the project, such as `sandbox/main.ts`, into one file for Node and gives its path. */
export function bundleProgram(entry: string): Promise<string>;
