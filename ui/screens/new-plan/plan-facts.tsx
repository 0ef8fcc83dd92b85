import { planRules } from '../../../config/plan-rules';
import type { Decimal } from '../../../domain/money/decimal';
import type { ExecutionDay } from '../../../domain/regular-plans/days/execution-day';
import type { PlanDebits } from '../../../domain/regular-plans/running/plan-debits';
import type { PlanType } from '../../../domain/regular-plans/plan-type';
import type { OrderPayment } from '../../../domain/trading/orders/order-payment';
import { useConfiguration } from '../../app/injection';
import { Amount } from '../../components/figures/amount';
import { Fact } from '../../components/figures/fact';
import { moneyText } from '../../components/figures/money-text';
import { usePlanDaysText } from '../../components/fields/plan-days-text';
import { usePromisedDate } from '../../funds/use-promised-date';
import { useTexts } from '../../i18n/use-texts';
import { ExecutionNotes } from '../../orders/execution-notes';
import { CostFacts } from '../../orders/cost-facts';
import { rangeText } from '../../orders/planned-text';
import { Facts } from '../../components/figures/facts';

type FactsProps = {
  readonly type?: PlanType | undefined;
  readonly currency: string;
  readonly amount: Decimal | undefined;
  readonly days: readonly number[];
  readonly paidFrom: OrderPayment | undefined;
  readonly first: ExecutionDay | undefined;
  /** The debits, each time and monthly; without them no fee is known. */
  readonly debits?: PlanDebits | undefined;
  /** True where points are redeemed for its fees. */
  readonly usesPoints?: boolean;
  readonly cost?: { readonly fee: Decimal; readonly total: Decimal } | undefined;
};

/** Shows what a plan does each month and when it begins, read-only. */
export function PlanFacts({
  type = 'X',
  currency,
  amount,
  days,
  paidFrom,
  first,
  cost,
  debits,
  usesPoints,
}: FactsProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  const daysText = usePlanDaysText();
  const { types, mostDays } = planRules[useConfiguration().region];
  const isFixed = type === 'X';
  return (
    <Facts data-testid="order-facts">
      {Object.keys(types).length > 1 ? <Fact label={t('plans:new-plan.type')}>{t(`plans:type-${type}`)}</Fact> : null}
      <Fact label={t(isFixed ? 'plans:amount' : 'plans:base')}>
        {amount ? <Amount>{moneyText(currency, amount)}</Amount> : null}
      </Fact>
      <Fact label={t('plans:day')}>{daysText(days)}</Fact>
      {first ? (
        <Fact label={t('plans:new-plan.first-label')}>
          {promised(first.date)}
          <ExecutionNotes due={first} />
        </Fact>
      ) : null}
      {paidFrom ? <Fact label={t('plans:paid-from')}>{t(`plans:from-${paidFrom}`)}</Fact> : null}
      {usesPoints ? <Fact label={t('plans:points-label')}>{t('plans:new-plan.points-used')}</Fact> : null}
      {cost ? <CostFacts cost={cost} currency={currency} /> : null}
      {debits && !isFixed ? (
        <Fact label={t('plans:each')}>
          <Amount>{rangeText(currency, debits.each)}</Amount>
        </Fact>
      ) : null}
      {debits && (mostDays > 1 || !isFixed) ? (
        <Fact label={t(isFixed ? 'plans:month' : 'plans:month-most')}>
          <Amount>{moneyText(currency, debits.month.most)}</Amount>
        </Fact>
      ) : null}
    </Facts>
  );
}
