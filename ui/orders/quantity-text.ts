import { formatNumber } from '../../domain/formatting/format-number';
import { type Decimal, toText } from '../../domain/money/decimal';

/** A figure as a client would type it; '' for none. */
export const editableText = (figure: Decimal | undefined): string => (figure ? toText(figure) : '');

/** Units with the places of their fund, or with all that they have. */
export const unitsText = (units: Decimal, places: number): string =>
  formatNumber(units, { precision: Math.max(places, units.scale) });
