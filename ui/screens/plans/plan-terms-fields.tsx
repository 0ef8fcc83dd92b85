import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PlanSchedule } from '../../../domain/regular-plans/plan-schedule';
import { moneyText } from '../../components/money-text';
import { PlanDayChoice } from '../../components/plan-day-choice';
import { TextField } from '../../components/text-field';
import type { PlanChanging } from './plan-changing';

type PlanTermsFieldsProps = { readonly view: PlanChanging; readonly plan: PlanSchedule };

/** What a plan is to invest each time, and on which day. */
export const PlanTermsFields = observer(function PlanTermsFields({ view, plan }: PlanTermsFieldsProps) {
  const { t } = useTranslation();
  const { amountProblem, minimumAmount, maximumAmount } = view;
  const minimum = minimumAmount ? moneyText(plan.currency, minimumAmount) : '';
  const maximum = maximumAmount ? moneyText(plan.currency, maximumAmount) : '';
  return (
    <>
      <TextField
        label={t(plan.intoFund ? 'switch-plan.amount-in' : 'plans-page.amount-in', { currency: plan.currency })}
        hint={minimum ? t('plans-page.amount-hint', { amount: minimum }) : undefined}
        error={
          amountProblem
            ? amountProblem === 'below-minimum' || amountProblem === 'above-maximum'
              ? t(`plans-page.amount-${amountProblem}`, {
                  amount: amountProblem === 'above-maximum' ? maximum : minimum,
                })
              : t(plan.intoFund ? `switch-plan.amount-${amountProblem}` : `plans-page.amount-${amountProblem}`)
            : view.isUnchanged
              ? t('plans-page.not-possible-unchanged')
              : undefined
        }
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        data-first-focus
        value={view.typedAmount}
        onChange={(event) => view.typeAmount(event.target.value)}
      />
      <div className="plan-day-field">
        <PlanDayChoice
          days={view.days}
          chosen={view.chosenDays}
          most={view.mostDays}
          error={view.isWithoutDay ? t('plans-page.days-required') : undefined}
          onToggle={view.toggleDay}
        />
      </div>
    </>
  );
});
