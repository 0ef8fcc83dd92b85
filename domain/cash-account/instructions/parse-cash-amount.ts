import { minorUnitScale } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { parseEntered, plainFigure } from '../../money/entered-figure';
import { cashAccountCurrency } from '../cash-account';

/** The amount that is sent, blanks around it aside: above zero, with at most the two places of HKD; undefined is `VCA-0200` [VCA-02, OPEN-58]. */
export function parseCashAmount(text: string): Decimal | undefined {
  const amount = parseEntered(text, minorUnitScale(cashAccountCurrency));
  return amount.ok ? amount.value : undefined;
}

/** The amount that a client typed: as it is sent, but in whatever width, grouped by commas or not, with the sign or name of its currency or without; undefined is `VCA-0200` [VCA-02, OPEN-58]. */
export const readCashAmount = (typed: string): Decimal | undefined =>
  parseCashAmount(plainFigure(typed, cashAccountCurrency));
