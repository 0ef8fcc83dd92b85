import { observer } from 'mobx-react-lite';
import { moneyText } from '../../components/figures/money-text';
import { PlanDayChoice } from '../../components/fields/plan-day-choice';
import { Select } from '../../components/fields/select';
import { OldPriceNote } from '../../funds/old-price-note';
import { usePromisedDate } from '../../funds/use-promised-date';
import { useTexts } from '../../i18n/use-texts';
import { ExecutionNotes } from '../../orders/execution-notes';
import { CostFacts } from '../../orders/cost-facts';
import { usePaymentProblemText } from '../../orders/payment-problem-text';
import { NumberField } from '../../orders/number-field';
import { EstimateFailed } from '../../orders/estimate-failed';
import { EstimatedUnits } from '../../orders/facts/estimated-units';
import { PlanFundFacts } from '../../orders/facts/plan-fund-facts';
import * as factsStyles from '../../orders/facts/entry-facts.module.css';
import { MonthTotal } from './month-total';
import type { PlanFigures } from './plan-figures';
import { PlanPointsChoice } from './plan-points-choice';
import { PlanSteps } from './plan-steps';
import { Facts } from '../../components/figures/facts';
import { Note } from '../../components/notices/note';
import * as orderPageStyles from '../../orders/order-page.module.css';
import * as styles from './new-plan.module.css';

type FiguresProps = { readonly figures: PlanFigures };
type FieldsProps = FiguresProps & { readonly onLoadPoints: () => void };

/**
 * The amount and days of a plan, with the bounds before typing, the cost of each purchase, and the first one [RSP-07,
 * TRADE-79].
 */
export const PlanFields = observer(function PlanFields({ figures, onLoadPoints }: FieldsProps) {
  const { t } = useTexts();
  const { planType: type, currency, currencies, minimum, maximum, problem, cost, mostDays } = figures;
  const { estimate, shownShortfall } = figures;
  const paymentProblemText = usePaymentProblemText({
    toPay: { currency, day: undefined },
    paymentOffers: figures.offers,
    currency,
  });
  const textOf = (bound: typeof minimum) => (bound ? moneyText(currency, bound) : '');
  return (
    <section className={`${orderPageStyles.orderCard} ${factsStyles.entryFactsBeside}`} data-testid="new-plan-fields">
      <div className={styles.newPlanFields}>
        <NumberField
          label={t(type === 'DX' ? 'plans:base-in' : mostDays > 1 ? 'plans:amount-in' : 'plans:new-plan.amount', {
            currency,
          })}
          hint={t(
            figures.fund.isDigitalShareClass ? 'plans:new-plan.amount-hint-digital' : 'plans:new-plan.amount-hint',
            {
              minimum: textOf(minimum),
              maximum: textOf(maximum),
            },
          )}
          error={
            problem
              ? t(`plans:amount-${problem}`, { amount: textOf(problem === 'above-maximum' ? maximum : minimum) })
              : shownShortfall && paymentProblemText(shownShortfall)
          }
          value={figures.typed}
          onType={figures.type}
          onLeave={figures.pause.end}
          trailing={
            currencies.length > 1 ? (
              <Select
                className={styles.newPlanCurrency}
                label={t('place-order:pay-in')}
                value={currency}
                options={currencies.map((value) => ({ value, label: value }))}
                onChange={figures.payIn}
              />
            ) : null
          }
        />
        <OldPriceNote name={figures.fund.name} date={figures.fund.fundPrice?.date} />
        <div className={styles.newPlanDay} data-testid="new-plan-day">
          <PlanDayChoice
            days={figures.days}
            chosen={figures.chosenDays}
            most={mostDays}
            error={figures.isWithoutDay ? t('plans:days-required') : undefined}
            onToggle={figures.toggleDay}
            usual={figures.usualDays}
            onChooseUsual={figures.chooseUsualDays}
          />
          <FirstExecution figures={figures} />
          <MonthTotal figures={figures} />
        </div>
        <PlanSteps figures={figures} />
        {cost ? (
          <Facts data-testid="order-facts">
            <CostFacts cost={cost} currency={currency} />
            <EstimatedUnits label={t('place-order:units')} estimate={estimate} />
          </Facts>
        ) : null}
        {estimate.phase.kind === 'failed' ? <EstimateFailed of="units" onRetry={() => void estimate.retry()} /> : null}
        <PlanPointsChoice figures={figures} onRetry={onLoadPoints} />
      </div>
      <PlanFundFacts
        fund={figures.fund}
        currency={currency}
        minimum={minimum}
        maximum={maximum}
        feePercent={figures.feePercent}
        accountNo={figures.accountNo}
        held={figures.held}
      />
    </section>
  );
});

/** Shows the day on which a plan invests first, and why then; a screen reader hears it when the day is changed. */
const FirstExecution = observer(function FirstExecution({ figures: { first } }: FiguresProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  return (
    <Note role="status" className={styles.newPlanFirst} data-testid="new-plan-first">
      {first ? (
        <>
          {t('plans:new-plan.first', { date: promised(first.date) })}
          <ExecutionNotes due={first} />
        </>
      ) : null}
    </Note>
  );
});
