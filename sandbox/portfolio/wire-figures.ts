import { type Decimal, toText } from '../../domain/money/decimal';

/** A figure and its precision as they stand on the wire [HOLD-01]; a figure that isn't known is null. */
type WireFigure<Name extends string> = { readonly [Key in Name]: string | null } & {
  readonly [Key in `${Name}Precision`]: number;
};

/** One figure on the wire: exact decimal text, and how many places of it to show. */
export function wireFigure<Name extends string>(
  name: Name,
  value: Decimal | undefined,
  precision: number,
): WireFigure<Name>;
export function wireFigure(name: string, value: Decimal | undefined, precision: number): object {
  return { [name]: wireText(value), [`${name}Precision`]: precision };
}

/** The exact decimal text of a figure; null where it isn't known. */
export const wireText = (figure: Decimal | undefined): string | null => (figure === undefined ? null : toText(figure));
