import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../domain/formatting/format-date';
import type { Decimal } from '../../../domain/money/decimal';
import type { ExecutionDay } from '../../../domain/regular-plans/execution-day';
import type { OrderPayment } from '../../../domain/trading/orders/order-payment';
import { useInstance } from '../../app/injection';
import { Amount } from '../../components/amount';
import { Fact } from '../../components/fact';
import { moneyText } from '../../components/money-text';
import { MoveReasons } from '../../components/move-reasons';
import { usePlanDaysText } from '../../components/plan-days-text';
import { CostFacts } from '../../orders/cost-facts';
import { LanguageStore } from '../../stores/language-store';

type FactsProps = {
  readonly currency: string;
  readonly amount: Decimal | undefined;
  readonly days: readonly number[];
  readonly paidFrom: OrderPayment | undefined;
  readonly first: Pick<ExecutionDay, 'date' | 'moved'> | undefined;
  readonly cost?: { readonly fee: Decimal; readonly total: Decimal } | undefined;
};

/** What a plan does each month, and when it begins, to be read. */
export function PlanFacts({ currency, amount, days, paidFrom, first, cost }: FactsProps) {
  const { t } = useTranslation();
  const { language } = useInstance(LanguageStore);
  const daysText = usePlanDaysText();
  return (
    <dl className="order-facts">
      <Fact label={t('plans-page.amount')}>{amount ? <Amount>{moneyText(currency, amount)}</Amount> : null}</Fact>
      <Fact label={t('plans-page.day')}>{daysText(days)}</Fact>
      {first ? (
        <Fact label={t('new-plan.first-label')}>
          {formatDate(first.date, language)}
          <MoveReasons moved={first.moved} />
        </Fact>
      ) : null}
      {paidFrom ? <Fact label={t('plans-page.paid-from')}>{t(`plans-page.from-${paidFrom}`)}</Fact> : null}
      {cost ? <CostFacts cost={cost} currency={currency} /> : null}
    </dl>
  );
}
