/** The numbers of rows that were stored: new, with another content than before, or as before. */
export type Stored = { readonly added: number; readonly changed: number; readonly unchanged: number };

/** Rows on their way to the database, many in each statement. */
export type Batch<Row> = {
  readonly add: (row: Row) => Promise<void>;
  /** Stores what is left and says what became of all. */
  readonly end: () => Promise<Stored>;
};

const rowsAtOnce = 2_000;

/** Collects rows and stores them whenever there are enough; `store` answers, for each row it changed, whether it is new. */
export function createBatch<Row>(
  store: (rows: readonly Row[]) => Promise<readonly { readonly isNew: boolean }[]>,
): Batch<Row> {
  let waiting: Row[] = [];
  let stored: Stored = { added: 0, changed: 0, unchanged: 0 };
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const rows = waiting;
    waiting = [];
    const touched = await store(rows);
    const added = touched.filter(({ isNew }) => isNew).length;
    stored = {
      added: stored.added + added,
      changed: stored.changed + touched.length - added,
      unchanged: stored.unchanged + rows.length - touched.length,
    };
  };
  return {
    add: async (row) => {
      waiting.push(row);
      if (waiting.length >= rowsAtOnce) await flush();
    },
    end: async () => {
      await flush();
      return stored;
    },
  };
}
