/** The checks of the books of the databases that tests have open; each throws where they are wrong. */
export const bookChecks = new Set<() => Promise<void>>();
