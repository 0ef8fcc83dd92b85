import { shownChanges } from '../../domain/holdings/figures/shown-change';
import { minorUnitScale } from '../../domain/money/currency';
import type { Decimal } from '../../domain/money/decimal';
import { Amount } from '../components/figures/amount';
import { Change } from '../components/figures/change';
import { Money } from '../components/figures/money';

type MoneyChangeProps = {
  readonly of: Decimal;
  readonly currency: string;
  /** Writes the currency before it, where what stands around doesn't name it. */
  readonly showsCode?: boolean;
};

/** A gain or a loss of money, in the places of its currency [HOLD-06, OPEN-72]. */
export function MoneyChange({ of: profit, currency, showsCode = false }: MoneyChangeProps) {
  const change = <Change {...shownChanges({ profit, precision: minorUnitScale(currency) }).profit} />;
  return showsCode ? <Money of={currency}>{change}</Money> : <Amount>{change}</Amount>;
}
