import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../context/configuration/start-problem';
import type { SourceFile } from './files/source-file';

/** The rows that can't be used, as they are found. */
export type Rejections = {
  readonly add: (file: SourceFile, line: number, reason: string) => void;
  readonly count: () => number;
  /** The first of them, `file:line: reason`. */
  readonly first: () => readonly string[];
  /** Where all of them are listed. */
  readonly reportFile: string;
  readonly close: () => void;
};

/** The number of rejections shown on screen; the report has them all. */
export const maxShownRejections = 50;

/** Lists rejected rows in `import-report.txt` of a folder; only the first stay in memory. */
export function createRejections(folder: string): Rejections {
  const reportFile = join(folder, 'import-report.txt');
  const report = openReport(folder, reportFile);
  let count = 0;
  const first: string[] = [];
  return {
    add: ({ name }, line, reason) => {
      const text = `${name}:${String(line)}: ${reason}`;
      count += 1;
      if (first.length < maxShownRejections) first.push(text);
      writeSync(report, `${text}\n`);
    },
    count: () => count,
    first: () => first,
    reportFile,
    close: () => closeSync(report),
  };
}

function openReport(folder: string, file: string): number {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return openSync(file, 'w', 0o600);
  } catch (problem) {
    throw new StartProblem(`${file} can't be written: ${problem instanceof Error ? problem.message : String(problem)}`);
  }
}
