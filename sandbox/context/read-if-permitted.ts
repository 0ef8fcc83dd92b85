import { errorCode } from './error-code';

/** A system without `/proc`, one that closes it, and a process that has just ended. */
const unavailableCodes = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ESRCH'];

/**
 * Reads a file below `/proc`; undefined where the system doesn't offer it. Throws where it would, but can't be read
 * now.
 */
export function readIfPermitted(read: () => string): string | undefined {
  try {
    return read();
  } catch (problem) {
    if (unavailableCodes.includes(String(errorCode(problem)))) return undefined;
    throw problem;
  }
}
