import { chmodSync, lstatSync, mkdirSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../context/configuration/start-problem';

const ours = /^(pg|documents|lock|lock\.takeover|import-report\.txt)$/;
const ofOthers = 0o077;

/**
 * Makes the data folder, and takes what the sandbox keeps in it from every other user of the machine, also what an
 * earlier one left open to them. In a folder that holds other things as well, those and the folder itself stay as they are.
 */
export function makePrivate(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (problem) {
    throw new StartProblem(`The data folder ${folder} can't be made: ${reason(problem)}`);
  }
  try {
    const names = readdirSync(folder);
    if (names.every((name) => ours.test(name))) chmodSync(folder, 0o700);
    for (const name of names.filter((each) => ours.test(each))) narrow(join(folder, name));
  } catch (problem) {
    throw new StartProblem(`The data folder ${folder} can't be kept from other users: ${reason(problem)}`);
  }
}

function narrow(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.isSymbolicLink()) return;
  if (found.isDirectory()) for (const name of readdirSync(path)) narrow(join(path, name));
  if (isOpen(found)) chmodSync(path, found.isDirectory() ? 0o700 : 0o600);
}

const isOpen = ({ mode }: Stats): boolean => (mode & ofOthers) !== 0;

const reason = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));
