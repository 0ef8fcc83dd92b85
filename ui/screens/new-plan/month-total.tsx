import { observer } from 'mobx-react-lite';
import { Amount } from '../../components/figures/amount';
import { moneyText } from '../../components/figures/money-text';
import { SentenceGap } from '../../components/sentence-gap';
import { useTexts } from '../../i18n/use-texts';
import { rangeText } from '../../orders/planned-text';
import type { PlanFigures } from './plan-figures';
import { Note } from '../../components/notices/note';
import * as styles from './new-plan.module.css';

/**
 * Shows the sum of a month's debits where there can be several; the most it may be where an amount isn't fixed
 * [TRADE-79].
 */
export const MonthTotal = observer(function MonthTotal({ figures }: { readonly figures: PlanFigures }) {
  const { t } = useTexts();
  const { debits, planType: type, currency, chosenDays, mostDays } = figures;
  if (!debits || chosenDays.length === 0 || (mostDays === 1 && type === 'X')) return null;
  const { each, month } = debits;
  return (
    <Note className={styles.newPlanMonth} data-testid="new-plan-month">
      {type === 'DX' ? <Amount>{t('plans:new-plan.each-between', { range: rangeText(currency, each) })}</Amount> : null}
      <SentenceGap />
      <b>
        <Amount>
          {t(type === 'DX' ? 'plans:new-plan.month-most' : 'plans:new-plan.month-total', {
            count: chosenDays.length,
            amount: moneyText(currency, month.most),
          })}
        </Amount>
      </b>
    </Note>
  );
});
