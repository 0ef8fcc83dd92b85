import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import type { RowWindow, RowWindowOptions } from './row-window';
import { useOffset } from './use-offset';
import { usePrinting } from '../page/use-printing';

type Rows = {
  readonly count: number;
  /** About how high a row is, in pixels, and what is between two. */
  readonly heightOf: (index: number) => number;
  readonly gap?: number;
  readonly overscan?: number;
  readonly keyOf?: (index: number) => string | number;
};

/** The number of rows up to which all of them are in the page, and the browser finds and prints what it likes. */
const windowedFrom = 60;

/**
 * The rows of a table's body that are in view, and the heights of what is left out before and after them; on paper, and
 * of a short table, every row. A long one begins with the rows that fill the window while the code that follows the
 * scrolling comes.
 */
export function useWindowedRows({ count, heightOf, gap = 0, overscan = 12, keyOf }: Rows) {
  const { body, offset } = useOffset();
  const isPrinting = usePrinting();
  const [, render] = useReducer((turns: number) => turns + 1, 0);
  const options = {
    count,
    estimateSize: heightOf,
    overscan,
    gap,
    scrollMargin: offset,
    render,
    ...(keyOf ? { getItemKey: keyOf } : {}),
  };
  const isLong = count >= windowedFrom;
  const rows = useRowWindow(isLong, options);
  const first = (shown: number) =>
    Array.from({ length: shown }, (_, index) => ({ index, key: keyOf?.(index) ?? index }));
  const whole = { body, before: 0, after: 0, measure: undefined };
  if (isPrinting || !isLong || rows === 'every-row') return { ...whole, items: first(count) };
  if (!rows) {
    const shown = rowsThatFillWindow(options) + overscan;
    return { ...whole, items: first(Math.min(shown, count)), after: heightFrom(shown, options) };
  }
  const { items, height, measure } = rows.shown(options);
  return {
    body,
    items,
    before: (items[0]?.start ?? offset) - offset,
    after: height - ((items.at(-1)?.end ?? offset) - offset),
    measure,
  };
}

/** Its code comes when a table first needs it; where it doesn't come, every row is shown. */
function useRowWindow(isLong: boolean, options: RowWindowOptions): RowWindow | 'every-row' | undefined {
  const [rows, setRows] = useState<RowWindow | 'every-row'>();
  const followed = rows === 'every-row' ? undefined : rows;
  useEffect(() => {
    if (!isLong || rows) return undefined;
    let isWanted = true;
    import('./row-window').then(
      ({ RowWindow }) => {
        if (isWanted) setRows(new RowWindow(options));
      },
      () => {
        if (isWanted) setRows('every-row');
      },
    );
    return () => {
      isWanted = false;
    };
  });
  useLayoutEffect(() => followed?.follow(), [followed]);
  useLayoutEffect(() => followed?.look());
  return rows;
}

function rowsThatFillWindow({ count, estimateSize, gap = 0 }: RowWindowOptions): number {
  let shown = 0;
  for (let height = 0; shown < count && height < window.innerHeight; shown += 1) height += estimateSize(shown) + gap;
  return shown;
}

function heightFrom(first: number, { count, estimateSize, gap = 0 }: RowWindowOptions): number {
  let height = 0;
  for (let index = first; index < count; index += 1) height += estimateSize(index) + gap;
  return height;
}
