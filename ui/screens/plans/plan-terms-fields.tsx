import { observer } from 'mobx-react-lite';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import { Amount } from '../../components/figures/amount';
import { moneyText } from '../../components/figures/money-text';
import { PlanDayChoice } from '../../components/fields/plan-day-choice';
import { useTexts } from '../../i18n/use-texts';
import { NumberField } from '../../orders/number-field';
import { rangeText } from '../../orders/planned-text';
import type { PlanChangeFlow } from './plan-change-flow';
import type { PlansPoints } from './plans-points';
import { PointsOfPlan } from './points-of-plan';
import * as styles from './plans.module.css';

type ChangedPlanProps = { readonly view: PlanChangeFlow; readonly plan: PlanSchedule };
type PlanTermsFieldsProps = ChangedPlanProps & { readonly points: PlansPoints };

const labelOf = ({ intoFund, type }: PlanSchedule) => {
  if (intoFund) return 'plans:switch-plan.amount-in';
  return type === 'DX' ? 'plans:base-in' : 'plans:amount-in';
};

/** The fields of a plan's amount and days, and the choice to redeem points for its fees. */
export const PlanTermsFields = observer(function PlanTermsFields({ view, plan, points }: PlanTermsFieldsProps) {
  const { t } = useTexts();
  const { amountProblem, minimumAmount, maximumAmount } = view;
  const minimum = minimumAmount ? moneyText(plan.currency, minimumAmount) : '';
  const maximum = maximumAmount ? moneyText(plan.currency, maximumAmount) : '';
  const hintOf = () => {
    if (!minimum) return undefined;
    return maximum
      ? t('plans:new-plan.amount-hint', { minimum, maximum })
      : t('plans:amount-hint', { amount: minimum });
  };
  return (
    <>
      <NumberField
        label={t(labelOf(plan), { currency: plan.currency })}
        hint={hintOf()}
        error={
          amountProblem
            ? amountProblem === 'below-minimum' || amountProblem === 'above-maximum'
              ? t(`plans:amount-${amountProblem}`, {
                  amount: amountProblem === 'above-maximum' ? maximum : minimum,
                })
              : t(plan.intoFund ? `plans:switch-plan.amount-${amountProblem}` : `plans:amount-${amountProblem}`)
            : view.isUnchanged
              ? t('plans:not-possible-unchanged')
              : undefined
        }
        maxLength={30}
        data-first-focus
        value={view.typedAmount}
        onType={view.typeAmount}
        onLeave={view.pause.end}
      />
      <div className={styles.planDayField}>
        <PlanDayChoice
          {...(plan.intoFund ? { label: t('plans:switch-plan.day') } : {})}
          frequency={plan.frequency}
          days={view.days}
          chosen={view.chosenDays}
          most={view.mostDays}
          error={
            view.isWithoutDay ? t(plan.intoFund ? 'plans:switch-plan.days-required' : 'plans:days-required') : undefined
          }
          onToggle={view.toggleDay}
        />
        <MonthlyDebits view={view} plan={plan} />
      </div>
      <PointsOfPlan view={view} plan={plan} points={points} />
    </>
  );
});

/**
 * Shows the sum of the month's purchases where there can be several or their amount isn't fixed; with the fees of the
 * client's tier.
 */
const MonthlyDebits = observer(function MonthlyDebits({ view, plan }: ChangedPlanProps) {
  const { t } = useTexts();
  const { debits, mostDays } = view;
  const isFixed = plan.type === 'X';
  if (!debits || (mostDays === 1 && isFixed)) return null;
  return (
    <p role="status">
      <Amount>
        {t(isFixed ? 'plans:month-without-fee' : 'plans:month-most-without-fee', {
          count: view.chosenDays.length,
          range: rangeText(plan.currency, debits.each),
          amount: moneyText(plan.currency, debits.month.most),
        })}
      </Amount>
    </p>
  );
});
