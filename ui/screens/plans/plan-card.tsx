import { observer } from 'mobx-react-lite';
import { planRules } from '../../../config/plan-rules';
import type { BankAccount } from '../../../domain/banking/bank-account';
import { formatNumber } from '../../../domain/formatting/format-number';
import { minorUnitScale } from '../../../domain/money/currency';
import { contractProblem } from '../../../domain/regular-plans/changing/contract-problem';
import type { PlanChangeKind } from '../../../domain/regular-plans/changing/plan-change';
import {
  investedSoFar,
  plannedExecutions,
  type PlanSchedule,
} from '../../../domain/regular-plans/running/plan-schedule';
import { latestTerms, type PlanTerms } from '../../../domain/regular-plans/plan-terms';
import { unitPlaces } from '../../../domain/trading/dealing/deal-order';
import { useConfiguration } from '../../app/injection';
import { Button } from '../../components/button';
import { Fact } from '../../components/figures/fact';
import { usePlanDaysText } from '../../components/fields/plan-days-text';
import { usePromisedDate } from '../../funds/use-promised-date';
import { useTexts } from '../../i18n/use-texts';
import { ExecutionNotes } from '../../orders/execution-notes';
import { OfferDetail } from '../../orders/offer-detail';
import { unitsText } from '../../orders/quantity-text';
import type { PlanChangeFlow } from './plan-change-flow';
import { PlanFigure, PlannedFigure, usePlanName } from './plan-figure';
import { PlanHistory } from './plan-history';
import { PlanOutcomeFacts, type PlanOutcomeFactsProps } from './plan-outcome-facts';
import { LimitNote, NotOrdered } from './plan-limit';
import { Note } from '../../components/notices/note';
import { Facts } from '../../components/figures/facts';
import * as styles from './plans.module.css';
import { StatusLabel } from '../../components/notices/status-label';

type PlanCardProps = {
  readonly plan: PlanSchedule;
  readonly changing: PlanChangeFlow;
  /** The bank account that a direct debit takes from, where it is known. */
  readonly debited: BankAccount | undefined;
  /** The plan's outcome so far; without points where the server doesn't report it. */
  readonly outcome: PlanOutcomeFactsProps;
};

/**
 * A plan: what it invests, when next and why then, what it has invested so far, and what may be done with it [RSP-09].
 */
export const PlanCard = observer(function PlanCard({ plan, changing, debited, outcome }: PlanCardProps) {
  const { t } = useTexts();
  const nameOf = usePlanName();
  const { types } = planRules[useConfiguration().region];
  const terms = latestTerms(plan.changes);
  if (!terms) return null;
  const name = nameOf(plan);
  return (
    <article className={styles.planCard} data-testid="plan-card" aria-label={`${name} ${plan.refNo}`}>
      <header>
        <h3>{name}</h3>
        <StatusLabel tone={terms.status === 'active' ? 'good' : 'off'}>
          {t(plan.intoFund ? `plans:switch-plan.status-${terms.status}` : `plans:status-${terms.status}`)}
        </StatusLabel>
        {Object.keys(types).length > 1 ? (
          <span className={styles.planType} data-testid="plan-type">
            {t(plan.intoFund ? 'plans:smart-switch.title' : `plans:type-${plan.type}`)}
          </span>
        ) : null}
        <small>{t('plans:number', { number: plan.refNo, account: plan.accountNo })}</small>
      </header>
      <PlanFacts plan={plan} terms={terms} debited={debited} />
      <PlanOutcomeFacts points={outcome.points} currency={outcome.currency} />
      <LimitNote plan={plan} terms={terms} />
      <PlaceTaken plan={plan} />
      <PlanHistory plan={plan} />
      {terms.status === 'terminated' ? null : (
        <div className={styles.planActions} data-testid="plan-actions">
          {actionsOf(plan, terms).map((change) => (
            <Button
              key={change}
              theme="outlined"
              size="small"
              aria-label={t(plan.intoFund ? `plans:switch-plan.${change}-of` : `plans:${change}-of`, { fund: name })}
              onClick={() => changing.ask(plan, change, plainAmount(plan, terms))}
            >
              {t(plan.intoFund ? `plans:switch-plan.${change}` : `plans:${change}`)}
            </Button>
          ))}
        </div>
      )}
    </article>
  );
});

/**
 * A legacy plan takes no amendments, and can be ended [RSP-04, RSP-06]; none goes on with an amount that its fund
 * doesn't take [TRADE-129..134].
 */
function actionsOf(plan: PlanSchedule, { status, amount }: PlanTerms): readonly PlanChangeKind[] {
  if (plan.isLegacy) return ['end'];
  if (status !== 'active' && contractProblem(plan, amount)) return ['change', 'end'];
  return status === 'active' ? ['change', 'pause', 'end'] : ['change', 'resume', 'end'];
}

/** Says which plan replaces or replaced which, and when [RSP-05]. */
function PlaceTaken({ plan: { move, movedTo, movedFrom } }: { readonly plan: PlanSchedule }) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  if (move) {
    const [first] = move.upcoming;
    const date = promised(move.movesOn);
    return (
      <Note className={styles.planNote} data-testid="plan-note">
        {first ? t('plans:moving', { date, first: promised(first.date) }) : t('plans:moving-paused', { date })}
      </Note>
    );
  }
  if (movedTo)
    return (
      <Note className={styles.planNote} data-testid="plan-note">
        {t('plans:moved-to', { number: movedTo })}
      </Note>
    );
  return movedFrom ? (
    <Note className={styles.planNote} data-testid="plan-note">
      {t('plans:moved-from', { number: movedFrom })}
    </Note>
  ) : null;
}

const plainAmount = ({ currency, intoFund }: PlanSchedule, { amount }: PlanTerms): string =>
  intoFund ? unitsText(amount, unitPlaces) : formatNumber(amount, { precision: minorUnitScale(currency) });

const labelOf = ({ intoFund, type }: PlanSchedule) => {
  if (intoFund) return 'plans:switch-plan.amount';
  return type === 'DX' ? 'plans:base' : 'plans:amount';
};

type FactsProps = Pick<PlanCardProps, 'plan' | 'debited'> & { readonly terms: PlanTerms };

function PlanFacts({ plan, terms, debited }: FactsProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  const daysText = usePlanDaysText();
  const [next] = plannedExecutions(plan);
  const invested = investedSoFar(plan);
  return (
    <Facts className={styles.planFacts} data-testid="plan-facts">
      <Fact label={t(labelOf(plan))}>
        <PlanFigure plan={plan} figure={terms.amount} />
      </Fact>
      <Fact label={t(plan.intoFund ? 'plans:switch-plan.day' : 'plans:day')}>
        {daysText(terms.days, plan.frequency)}
      </Fact>
      {plan.leastReturn ? (
        <Fact label={t('plans:smart-switch.condition')}>
          {t('plans:smart-switch.from', { percent: formatNumber(plan.leastReturn, { precision: 2 }) })}
        </Fact>
      ) : null}
      {plan.paidFrom ? (
        <Fact label={t('plans:paid-from')}>
          {t(`plans:from-${plan.paidFrom}`)}
          {plan.paidFrom === 'direct-debit' && debited && terms.status !== 'terminated' ? (
            <OfferDetail offer={{ payment: 'direct-debit', debited }} currency={plan.currency} />
          ) : null}
        </Fact>
      ) : null}
      {terms.usesPoints ? <Fact label={t('plans:points-label')}>{t('plans:points-used')}</Fact> : null}
      <Fact label={t(plan.intoFund ? 'plans:switch-plan.next' : 'plans:next')}>
        {next ? (
          <>
            {promised(next.date)} <PlannedFigure plan={plan} figure={next.amount} />
            <ExecutionNotes due={next} />
            <NotOrdered plan={plan} figure={next.amount} />
          </>
        ) : (
          t('plans:next-none')
        )}
      </Fact>
      {invested ? (
        <Fact label={t(plan.intoFund ? 'plans:switch-plan.invested' : 'plans:invested')}>
          <PlanFigure plan={plan} figure={invested} />
        </Fact>
      ) : null}
    </Facts>
  );
}
