import type { ReactNode } from 'react';
import { RowSpacer } from './row-spacer';
import { useWindowedRows } from './use-windowed-rows';
import { type TableColumn, TableFrame } from './table-frame';
import { joinClasses } from '../join-classes';
import * as styles from './record-table.module.css';

type RecordTableProps<T> = {
  readonly className?: string | undefined;
  readonly testId: string;
  readonly caption: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly T[];
  /** Identifies a row where its index doesn't. */
  readonly keyOf?: (row: T) => string | undefined;
  /** About how high a row is, in pixels. */
  readonly rowHeight: number;
  /** A row's cells: its heading, and cells that say their column where they stand in a card. */
  readonly children: (row: T) => ReactNode;
};

/** A list as a table, or as cards on a phone; only the rows in view are in the page, on paper every one. */
export function RecordTable<T>({ className, testId, caption, columns, rows, children, ...row }: RecordTableProps<T>) {
  const { keyOf, rowHeight } = row;
  const { body, items, before, after, measure } = useWindowedRows({
    count: rows.length,
    heightOf: () => rowHeight,
    ...(keyOf ? { keyOf: (index: number) => keyOf(rows[index] as T) ?? index } : {}),
  });
  return (
    <TableFrame
      className={joinClasses(styles.recordTable, className)}
      data-testid={testId}
      caption={caption}
      columns={columns}
      rowCount={rows.length}
    >
      <tbody role="rowgroup" ref={body}>
        <RowSpacer height={before} columns={columns.length} className={styles.recordTableSpacer} />
        {items.map(({ key, index }) =>
          index < rows.length ? (
            <tr key={key} role="row" aria-rowindex={index + 2} data-index={index} ref={measure}>
              {children(rows[index] as T)}
            </tr>
          ) : null,
        )}
        <RowSpacer height={after} columns={columns.length} className={styles.recordTableSpacer} />
      </tbody>
    </TableFrame>
  );
}
