import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useOffset } from './use-offset';
import { usePrinting } from './use-printing';

type Rows = {
  readonly count: number;
  /** About how high a row is, in pixels, and what is between two. */
  readonly heightOf: (index: number) => number;
  readonly gap?: number;
  readonly overscan?: number;
  readonly keyOf?: (index: number) => string | number;
};

/** The rows of a table's body that are in view, and the heights of what is left out before and after them; on paper every row. */
export function useWindowedRows({ count, heightOf, gap = 0, overscan = 12, keyOf }: Rows) {
  const { body, offset } = useOffset();
  const isPrinting = usePrinting();
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: heightOf,
    overscan: isPrinting ? count : overscan,
    gap,
    scrollMargin: offset,
    ...(keyOf ? { getItemKey: keyOf } : {}),
  });
  const items = virtualizer.getVirtualItems();
  return {
    body,
    items,
    before: (items[0]?.start ?? offset) - offset,
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? offset) - offset),
    measure: virtualizer.measureElement,
  };
}
