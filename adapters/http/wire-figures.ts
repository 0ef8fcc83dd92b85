import * as z from 'zod/mini';
import { type Decimal, parseDecimal } from '../../domain/money/decimal';

/** A figure; what isn't exact decimal text is no figure, never a guess. */
export const optionalFigure = z.optional(z.transform(toFigure));

/** The figure that a wire text states, if it states one. */
export function toFigure(text: unknown): Decimal | undefined {
  if (typeof text !== 'string') return undefined;
  const figure = parseDecimal(text);
  return figure.ok ? figure.value : undefined;
}
