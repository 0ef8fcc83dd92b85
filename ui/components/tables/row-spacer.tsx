type RowSpacerProps = { readonly height: number; readonly columns: number; readonly className: string };

/** Stands for the rows of a table that are not in the page. */
export function RowSpacer({ height, columns, className }: RowSpacerProps) {
  return height > 0 ? (
    <tr role="presentation" className={className} data-testid="row-spacer">
      <td role="presentation" colSpan={columns} style={{ height }} />
    </tr>
  ) : null;
}
