import { shownChanges } from '../../domain/holdings/figures/shown-change';
import { minorUnitScale } from '../../domain/money/currency';
import type { Decimal } from '../../domain/money/decimal';
import { Amount } from '../components/figures/amount';
import { Change } from '../components/figures/change';

type MoneyChangeProps = { readonly of: Decimal; readonly currency: string };

/** A gain or a loss of money, in the places of its currency [HOLD-06, OPEN-72]. */
export const MoneyChange = ({ of: profit, currency }: MoneyChangeProps) => (
  <Amount>
    <Change {...shownChanges({ profit, precision: minorUnitScale(currency) }).profit} />
  </Amount>
);
