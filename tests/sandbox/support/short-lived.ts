/**
 * Flags for a process that ends after some seconds: compiling its code, above all the database engine's, into quick code
 * takes more than half of such a process's time, and what is compiled is hardly run.
 */
export const shortLived: readonly string[] = ['--liftoff-only', '--no-opt'];
