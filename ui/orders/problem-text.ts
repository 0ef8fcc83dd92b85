import { formatNumber } from '../../domain/formatting/format-number';
import { dailyCap } from '../../domain/trading/limits/daily-cap';
import type { QuantityRule, QuantityProblem } from '../../domain/trading/limits/quantity-rule';
import { moneyText } from '../components/figures/money-text';
import { useTexts } from '../i18n/use-texts';
import { unitsText } from './quantity-text';

/** The rule that a quantity is checked against, and the currency of an amount. */
type QuantityContext = { readonly rule: QuantityRule; readonly currency: string };

/** Returns a function that puts the problem with an order's quantity in one sentence [TRADE-96..101, ERR-99..101]. */
export function useProblemText({ rule, currency }: QuantityContext): (problem: QuantityProblem) => string {
  const { t } = useTexts();
  return (problem) => {
    const { places } = rule;
    if (problem === 'too-many-places')
      return t(`order-list:problem-too-many-places-${placesOf(rule)}`, { count: places });
    if (rule.kind !== 'amount')
      return t(`order-list:problem-${problem}`, {
        units: unitsText(rule.available, places),
        minimum: '',
        maximum: '',
        ...capWords,
      });
    const { minimum, maximum } = rule.bounds;
    return t(`order-list:problem-${problem}`, {
      units: '',
      ...capWords,
      minimum: moneyText(currency, minimum),
      maximum: maximum ? moneyText(currency, maximum) : '',
    });
  };
}

/** The cap of a day's purchases, and of its redemptions, for a sentence [TRADE-116, TRADE-117]. */
export const capWords = { cap: formatNumber(dailyCap, { precision: 0 }) };

const placesOf = ({ kind, places }: QuantityRule): 'amount' | 'whole' | 'units' => {
  if (kind !== 'amount') return 'units';
  return places === 0 ? 'whole' : 'amount';
};
