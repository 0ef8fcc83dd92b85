import { formatNumber } from '../../../domain/formatting/format-number';
import type { Decimal } from '../../../domain/money/decimal';

/** Units, or a price, with all the places that they have. */
export const exactText = (figure: Decimal): string => formatNumber(figure, { precision: figure.scale });
