import type { Database } from '../database/database';
import type { Stored } from './batch';
import type { RowListener } from './files/csv-rows';
import type { SourceFile } from './files/source-file';
import type { Rejections } from './rejections';

/** The context that every part of one import works with. */
export type ImportRun = {
  /** The one transaction of the import. */
  readonly database: Database;
  readonly folder: string;
  readonly rejections: Rejections;
  /** The day on the server's clock: a price of a later one is doubtful. */
  readonly today: string;
  /** True if doubtful prices are accepted too: of days to come, of Sundays, ten times up or down. */
  readonly takesDoubtful: boolean;
  /** Tells whoever waits how far it is. */
  readonly say: (line: string) => void;
};

/** The numbers of one kind of rows: every row read is stored or rejected. */
export type Tally = Stored & { readonly read: number; readonly rejected: number };

/** Counts the rows of a kind that are read and those that can't be used. */
export type Counter = {
  readonly count: () => void;
  readonly reject: (file: SourceFile, line: number, reason: string) => void;
  readonly listenTo: (file: SourceFile) => RowListener;
  readonly tally: (stored: Stored) => Tally;
};

/** A counter that lists what it rejects. */
export function createCounter(rejections: Rejections): Counter {
  let read = 0;
  let rejected = 0;
  const count = (): void => {
    read += 1;
  };
  const reject = (file: SourceFile, line: number, reason: string): void => {
    rejected += 1;
    rejections.add(file, line, reason);
  };
  return {
    count,
    reject,
    listenTo: (file) => ({ count, reject: (line, reason) => reject(file, line, reason) }),
    tally: (stored) => ({ ...stored, read, rejected }),
  };
}
