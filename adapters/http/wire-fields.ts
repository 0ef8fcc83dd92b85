import * as z from 'zod/mini';
import { type Decimal, parseDecimal } from '../../domain/money/decimal';

/** An optional text; null on the wire is undefined inside. */
export const optionalText = z.optional(
  z.pipe(
    z.nullable(z.string()),
    z.transform((text) => text ?? undefined),
  ),
);

/** An optional yes or no; null on the wire is undefined inside. */
export const optionalFlag = z.optional(
  z.pipe(
    z.nullable(z.boolean()),
    z.transform((flag) => flag ?? undefined),
  ),
);

/** A figure's number of decimal places; undefined unless it is a small whole number [HOLD-01]. */
export const optionalPrecision = z.optional(
  z.transform((places: unknown) =>
    typeof places === 'number' && Number.isInteger(places) && places >= 0 && places <= 18 ? places : undefined,
  ),
);

/** A figure; what isn't exact decimal text is no figure, never a guess. */
export const optionalFigure = z.optional(z.transform(toFigure));

/** The figure that a wire text states, if it states one. */
export function toFigure(text: unknown): Decimal | undefined {
  if (typeof text !== 'string') return undefined;
  const figure = parseDecimal(text);
  return figure.ok ? figure.value : undefined;
}
