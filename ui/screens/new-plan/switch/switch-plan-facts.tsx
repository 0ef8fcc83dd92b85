import { formatNumber } from '../../../../domain/formatting/format-number';
import type { Decimal } from '../../../../domain/money/decimal';
import type { ExecutionDay } from '../../../../domain/regular-plans/days/execution-day';
import { unitPlaces } from '../../../../domain/trading/dealing/deal-order';
import { Amount } from '../../../components/figures/amount';
import { Fact } from '../../../components/figures/fact';
import { usePlanDaysText } from '../../../components/fields/plan-days-text';
import { usePromisedDate } from '../../../funds/use-promised-date';
import { useTexts } from '../../../i18n/use-texts';
import { ExecutionNotes } from '../../../orders/execution-notes';
import { unitsText } from '../../../orders/quantity-text';
import { Facts } from '../../../components/figures/facts';

type FactsProps = {
  /** The name of the fund that it leaves. */
  readonly from: string;
  readonly units: Decimal;
  readonly days: readonly number[];
  readonly first: ExecutionDay;
  /** The return from which it switches, in percent; undefined for always [LINK-31]. */
  readonly leastReturn?: Decimal | undefined;
};

/** Shows what a monthly switch does and when it begins, read-only. */
export function SwitchPlanFacts({ from, units, days, first, leastReturn }: FactsProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  const daysText = usePlanDaysText();
  return (
    <Facts data-testid="order-facts">
      <Fact label={t('plans:switch-plan.from')}>{from}</Fact>
      <Fact label={t('plans:switch-plan.amount')}>
        <Amount>{unitsText(units, unitPlaces)}</Amount>
      </Fact>
      <Fact label={t('plans:switch-plan.day')}>{daysText(days)}</Fact>
      {leastReturn ? (
        <Fact label={t('plans:smart-switch.condition')}>
          {t('plans:smart-switch.from', { percent: formatNumber(leastReturn, { precision: 2 }) })}
        </Fact>
      ) : null}
      <Fact label={t('plans:switch-plan.first-label')}>
        {promised(first.date)}
        <ExecutionNotes due={first} />
      </Fact>
    </Facts>
  );
}
