import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import { Amount } from '../../components/figures/amount';
import { moneyText } from '../../components/figures/money-text';
import { PlanDayChoice } from '../../components/fields/plan-day-choice';
import { useTexts } from '../../i18n/use-texts';
import { SentenceGap } from '../../components/sentence-gap';
import { Notice } from '../../components/notices/notice';
import { usePaymentProblemText } from '../../orders/payment-problem-text';
import { NumberField } from '../../orders/number-field';
import { useProblemText } from '../../orders/problem-text';
import { rangeText } from '../../orders/planned-text';
import { QuickShares } from '../../orders/quick-shares';
import { unitsText } from '../../orders/quantity-text';
import * as factsStyles from '../../orders/facts/entry-facts.module.css';
import { ChangedPlanFacts, ChangedPlanResult } from './changed-plan-facts';
import type { UnitsRule } from './plan-change-facts';
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
  const { t, language } = useTexts();
  useEffect(() => void view.loadFacts(), [view, language]);
  const { amountProblem, minimumAmount, maximumAmount } = view;
  const { known } = view.facts ?? {};
  const unitsRule = view.facts?.unitsRule;
  const minimum = minimumAmount ? moneyText(plan.currency, minimumAmount) : '';
  const maximum = maximumAmount ? moneyText(plan.currency, maximumAmount) : '';
  const hintOf = () => {
    if (unitsRule) return t('order-list:edit-held', { units: unitsText(unitsRule.available, unitsRule.places) });
    if (!minimum) return undefined;
    return maximum
      ? t('plans:new-plan.amount-hint', { minimum, maximum })
      : t('plans:amount-hint', { amount: minimum });
  };
  return (
    <>
      <div className={known ? factsStyles.entryFactsBeside : undefined}>
        <div className={styles.planAmount}>
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
          {unitsRule ? (
            <QuickShares legend={t('place-order:quick-shares')} value={view.share ?? ''} onChange={view.takeShare} />
          ) : null}
          <MandateWarning view={view} plan={plan} />
          {unitsRule ? <UnitsWarning view={view} rule={unitsRule} /> : null}
          <ChangedPlanResult view={view} plan={plan} />
        </div>
        <ChangedPlanFacts view={view} plan={plan} />
      </div>
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

/** Says that what pays can't pay the amount as typed; the plan can be changed all the same. */
const MandateWarning = observer(function MandateWarning({ view, plan: { currency } }: ChangedPlanProps) {
  const { payment } = view.facts?.known ?? {};
  const paymentProblemText = usePaymentProblemText({
    toPay: { currency, day: undefined },
    paymentOffers: payment ? [payment] : [],
    currency,
  });
  const { shownShortfall } = view;
  return shownShortfall ? <Notice tone="warning">{paymentProblemText(shownShortfall)}</Notice> : null;
});

type UnitsWarningProps = { readonly view: PlanChangeFlow; readonly rule: UnitsRule };

/** Says that more units are typed than could be switched now; the plan can be changed all the same. */
const UnitsWarning = observer(function UnitsWarning({ view, rule }: UnitsWarningProps) {
  const { shownUnitsProblem } = view;
  const problemText = useProblemText({ rule, currency: '' });
  return shownUnitsProblem ? <Notice tone="warning">{problemText(shownUnitsProblem)}</Notice> : null;
});

/**
 * Shows the sum of the month's purchases where there can be several or their amount isn't fixed; without fees where the
 * fee isn't known.
 */
const MonthlyDebits = observer(function MonthlyDebits({ view, plan }: ChangedPlanProps) {
  const { t } = useTexts();
  const { debits, mostDays, feePercent } = view;
  const isFixed = plan.type === 'X';
  if (!debits || (mostDays === 1 && isFixed)) return null;
  const count = view.chosenDays.length;
  const range = rangeText(plan.currency, debits.each);
  const amount = moneyText(plan.currency, debits.month.most);
  if (!feePercent)
    return (
      <p role="status">
        <Amount>
          {t(isFixed ? 'plans:month-without-fee' : 'plans:month-most-without-fee', { count, range, amount })}
        </Amount>
      </p>
    );
  return (
    <p role="status">
      {isFixed ? null : (
        <>
          <Amount>{t('plans:new-plan.each-between', { range })}</Amount>
          <SentenceGap />
        </>
      )}
      <Amount>{t(isFixed ? 'plans:new-plan.month-total' : 'plans:new-plan.month-most', { count, amount })}</Amount>
    </p>
  );
});
