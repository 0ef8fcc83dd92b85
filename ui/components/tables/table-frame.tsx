import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import * as styles from './table-frame.module.css';

export type TableColumn = {
  readonly key: string;
  /** The heading of the column; none where its rows say what they are. */
  readonly label?: ReactNode;
  readonly className?: string | undefined;
  /** The sort order by this column, where the rows are sorted by it. */
  readonly sorted?: 'ascending' | 'descending' | undefined;
};

type TableFrameProps = Omit<ComponentProps<'table'>, 'children'> & {
  readonly caption?: ReactNode;
  /** True where nothing around the table says what it holds, so that its caption is shown. */
  readonly showsCaption?: boolean;
  readonly columns: readonly TableColumn[];
  /** False where a look at the rows says what the columns are. */
  readonly showsHead?: boolean;
  /**
   * The number of rows of a table that has only some of them in the page or becomes cards on a phone: both need their
   * roles stated.
   */
  readonly rowCount?: number;
  /** The body. */
  readonly children: ReactNode;
};

/**
 * A table with its caption and head; rows come as its `tbody`. Figures stand to the right, what they are of to the
 * left.
 */
export function TableFrame({
  caption,
  showsCaption = false,
  columns,
  showsHead = true,
  rowCount,
  className,
  children,
  ...table
}: TableFrameProps) {
  const saysRoles = rowCount !== undefined;
  const roleOf = <Role extends string>(role: Role) => (saysRoles ? { role } : {});
  return (
    <table
      className={joinClasses(styles.tableFrame, className)}
      {...roleOf('table')}
      aria-rowcount={saysRoles ? rowCount + 1 : undefined}
      {...table}
    >
      {caption ? <caption className={showsCaption ? undefined : 'visually-hidden'}>{caption}</caption> : null}
      <thead className={showsHead ? undefined : 'visually-hidden'} {...roleOf('rowgroup')}>
        <tr {...roleOf('row')} aria-rowindex={saysRoles ? 1 : undefined}>
          {columns.map(({ key, label, className: ofColumn, sorted }) =>
            label === undefined ? (
              <td key={key} className={ofColumn} />
            ) : (
              <th key={key} scope="col" className={ofColumn} aria-sort={sorted} {...roleOf('columnheader')}>
                {label}
              </th>
            ),
          )}
        </tr>
      </thead>
      {children}
    </table>
  );
}

type SortButtonProps = {
  readonly label: string;
  /** The direction in which this button's order is in force. */
  readonly direction: 'ascending' | 'descending' | undefined;
  readonly onSort: () => void;
};

/** Sorts a table by a column, from its head. */
export const SortButton = ({ label, direction, onSort }: SortButtonProps) => (
  <button type="button" className={styles.sortButton} onClick={onSort}>
    {label}
    {direction ? <span aria-hidden="true"> {direction === 'descending' ? '↓' : '↑'}</span> : null}
  </button>
);

/** Holds a table that is wider than its place: it is moved sideways, by the keyboard too. */
export const TableScroll = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <div className={styles.tableScroll} role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
);
