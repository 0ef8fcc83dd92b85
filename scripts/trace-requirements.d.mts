/** Returns what is wrong with the proofs of a project's requirements, a line each, and the report of all proofs. */
export function traceRequirements(root: string): { readonly faults: readonly string[]; readonly report: () => string };
