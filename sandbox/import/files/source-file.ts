import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../../context/configuration/start-problem';
import { errorCode } from '../../context/error-code';

/** A file of the imported folder, and what messages call it. */
export type SourceFile = { readonly path: string; readonly name: string };

/** The folder can't be imported: one line that names the file, and the line where it is known. */
export function brokenFile({ name }: SourceFile, reason: string, line?: number): StartProblem {
  const place = line === undefined ? name : `${name}:${String(line)}`;
  return new StartProblem(`${place}: ${reason}; nothing was imported`);
}

/** The same for a file that the system doesn't let us read; other problems pass through. */
export function unreadableFile(file: SourceFile, problem: unknown): unknown {
  const code = String(errorCode(problem));
  return /^E[A-Z0-9]+$/.test(code) ? brokenFile(file, `can't be read (${code})`) : problem;
}

/** A file inside the folder. */
export const sourceFile = (folder: string, name: string): SourceFile => ({ path: join(folder, name), name });

/** The names in a folder, in a fixed order; undefined when there is no such folder. */
export function namesIn(folder: SourceFile): readonly string[] | undefined {
  try {
    return readdirSync(folder.path).sort();
  } catch (problem) {
    if (errorCode(problem) === 'ENOENT') return undefined;
    throw unreadableFile(folder, problem);
  }
}
