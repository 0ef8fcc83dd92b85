/** Remembers where each key stood first. */
export type DuplicateRowFinder = {
  /** The line of an earlier row with this key; undefined, and remembered, for the first. */
  readonly earlier: (key: string, line: number) => number | undefined;
};

/** Finds rows whose key was there before, in one file. */
export function createDuplicateRowFinder(): DuplicateRowFinder {
  const lines = new Map<string, number>();
  return {
    earlier: (key, line) => {
      const first = lines.get(key);
      if (first === undefined) lines.set(key, line);
      return first;
    },
  };
}

/** Why a row whose key was there before isn't used. */
export const duplicateReason = (line: number, key: string): string =>
  `duplicate of line ${String(line)}: ${key} is there already`;
