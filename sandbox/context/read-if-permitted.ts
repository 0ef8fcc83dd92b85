/** A system without `/proc`, one that closes it, and a process that has just ended. */
const unavailableCodes = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ESRCH'];

/** What the system tells below `/proc`; undefined where it doesn't. Throws where it would, but can't be read now. */
export function readIfPermitted(read: () => string): string | undefined {
  try {
    return read();
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && unavailableCodes.includes(String(problem.code)))
      return undefined;
    throw problem;
  }
}
