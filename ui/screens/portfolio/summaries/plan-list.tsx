import { formatNumber } from '../../../../domain/formatting/format-number';
import { formatOrdinal } from '../../../../domain/formatting/format-ordinal';
import { parsePlanFrequency } from '../../../../domain/regular-plans/plan-frequency';
import { parsePlanStatus } from '../../../../domain/regular-plans/plan-status';
import type { RegularPlan } from '../../../../domain/regular-plans/regular-plan';
import { Amount } from '../../../components/figures/amount';
import { useTexts } from '../../../i18n/use-texts';
import * as styles from './hong-kong-summaries.module.css';

/** Lists each plan's amount, fund and days [ENT-26]. */
export function PlanList({ plans }: { readonly plans: readonly RegularPlan[] }) {
  return (
    <ul className={styles.summaryList}>
      {plans.map((plan) => (
        <PlanRow key={plan.refNo} plan={plan} />
      ))}
    </ul>
  );
}

function PlanRow({ plan }: { readonly plan: RegularPlan }) {
  const { t, language } = useTexts();
  const { amount, currency, amountPrecision, dayOfMonth: day } = plan;
  const frequency = parsePlanFrequency(plan.frequency);
  const status = parsePlanStatus(plan.status);
  return (
    <li>
      <span>
        {plan.fund.name}
        {status === undefined || status === 'active' ? null : (
          <small className={styles.summaryMark}>{t(`summaries:plans.status-${status}`)}</small>
        )}
      </span>
      <span className={styles.summaryFigures}>
        {amount ? (
          <Amount>
            {currency} {formatNumber(amount, { precision: amountPrecision })}
          </Amount>
        ) : null}
        {day !== undefined && frequency !== undefined ? (
          <small>{t(`summaries:plans.day-${frequency}`, { day: formatOrdinal(day, language) })}</small>
        ) : null}
      </span>
    </li>
  );
}
