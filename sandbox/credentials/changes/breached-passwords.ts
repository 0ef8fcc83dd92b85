import { createHash } from 'node:crypto';
import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from '../../context/configuration/start-problem';
import { errorCode } from '../../context/error-code';

const fileOfRange = /^[0-9A-F]{5}\.txt$/;

/**
 * Returns true if a password is in the firm's own set of breached ones, as the downloader of Pwned Passwords writes it:
 * a file for the first five digits of a SHA-1, in it a line for the rest of each. False without a set [OPEN-50].
 */
export async function isBreachedPassword(folder: string | undefined, password: string): Promise<boolean> {
  if (folder === undefined) return false;
  const digest = createHash('sha1').update(password, 'utf8').digest('hex').toUpperCase();
  const range = await readRange(folder, `${digest.slice(0, 5)}.txt`);
  return range.split('\n').some((line) => line.startsWith(`${digest.slice(5)}:`));
}

/** Makes sure that the folder holds such a set. Throws a StartProblem where it doesn't. */
export async function requireBreachedPasswords(folder: string | undefined): Promise<void> {
  if (folder === undefined) return;
  const names = await readdir(folder).catch((problem: unknown) => {
    if (isAbsent(problem)) return [];
    const reason = problem instanceof Error ? problem.message : String(problem);
    throw new StartProblem(`BREACHED_PASSWORDS: ${folder} can't be read: ${reason}`);
  });
  if (!names.some((name) => fileOfRange.test(name)))
    throw new StartProblem(`BREACHED_PASSWORDS: ${folder} holds no file such as 0018A.txt`);
}

/** A range without a file has no breached password; a file that can't be read, or a folder that is gone, is a fault. */
async function readRange(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), 'latin1');
  } catch (problem) {
    if (!isAbsent(problem)) throw problem;
    await access(folder);
    return '';
  }
}

const isAbsent = (problem: unknown): boolean => errorCode(problem) === 'ENOENT';
