import { shownOrderNumber } from '../../../domain/trading/orders/order-number';
import { destinationAddress } from '../../../config/destinations';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatNumber } from '../../../domain/formatting/format-number';
import type { Decimal } from '../../../domain/money/decimal';
import { shownReturn } from '../../../domain/regular-plans/running/least-return';
import type { PlanChange, PlanExecution, PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import { useConfiguration } from '../../app/injection';
import { Link } from '../../components/link';
import { usePlanDaysText } from '../../components/fields/plan-days-text';
import { usePromisedDate } from '../../funds/use-promised-date';
import { useTexts } from '../../i18n/use-texts';
import { OrderSentence } from '../../orders/order-sentence';
import { PlanFigure } from './plan-figure';
import { OutsideLimit } from './plan-limit';
import { PlanProblem } from './plan-problem';
import * as styles from './plans.module.css';

/** Shows a plan's past, folded: its changes with their first months, and its executions by month [RSP-09]. */
export function PlanHistory({ plan }: { readonly plan: PlanSchedule }) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  return (
    <details className={styles.planHistory} data-testid="plan-history">
      <summary>{t(plan.intoFund ? 'plans:switch-plan.history' : 'plans:history')}</summary>
      <ol>
        {plan.changes.map((change, index) => (
          <Change key={index} change={change} plan={plan} />
        ))}
        {plan.executions.map((execution) => (
          <Execution key={execution.date + String(execution.day)} execution={execution} plan={plan} />
        ))}
      </ol>
      {plan.executions.some(({ orderId }) => orderId !== undefined) ? (
        <p>
          <Link to={destinationAddress('orderStatus', configuration)}>{t('plans:see-orders')}</Link>
        </p>
      ) : null}
    </details>
  );
}

function Change({ change, plan }: { readonly change: PlanChange; readonly plan: PlanSchedule }) {
  const { t, language } = useTexts();
  const daysText = usePlanDaysText();
  const { kind, by, at, amount, days, usesPoints } = change;
  return (
    <li>
      <time dateTime={at}>{formatDate(at, language)}</time> <WhatWasDone kind={kind} by={by} plan={plan} />
      {amount && kind !== 'start' ? (
        <>
          {' '}
          <PlanFigure plan={plan} figure={amount} />
        </>
      ) : null}
      {days && kind === 'change' ? ` ${daysText(days)}` : null}
      {usesPoints === undefined ? null : ` ${t(usesPoints ? 'plans:did-points-on' : 'plans:did-points-off')}`}{' '}
      <small>
        {t('plans:counts-from-month', { month: formatDate(`${change.fromMonth}-01`, language, 'month-year') })}
      </small>
    </li>
  );
}

type DoneProps = Pick<PlanChange, 'kind' | 'by'> & { readonly plan: PlanSchedule };

function WhatWasDone({ kind, by, plan }: DoneProps) {
  const { t } = useTexts();
  if (by === 'client' && plan.intoFund && kind !== 'move') return t(`plans:switch-plan.did-${kind}`);
  if (by === 'client') return t(`plans:did-${kind}`);
  if (kind === 'start' || kind === 'end') return t(`plans:did-desk-${kind}`);
  return t(plan.intoFund ? 'plans:switch-plan.did-desk-pause' : 'plans:did-desk-pause');
}

type ExecutionProps = { readonly execution: PlanExecution; readonly plan: PlanSchedule };

function Execution({ execution, plan }: ExecutionProps) {
  const { language } = useTexts();
  const { date, amount } = execution;
  return (
    <li>
      <time dateTime={date}>{formatDate(date, language)}</time> <PlanFigure plan={plan} figure={amount} />{' '}
      <small>
        <Outcome execution={execution} plan={plan} />
      </small>
    </li>
  );
}

/** Says what became of an execution; the number of its order leads to the order [RSP-09, ORDQ-08]. */
function Outcome({ execution, plan }: ExecutionProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  const { outcome, nextTry, problem } = execution;
  const number = shownOrderNumber(execution);
  if (outcome === 'skipped') return <Skipped execution={execution} plan={plan} />;
  if (problem === 'below-minimum' || problem === 'above-maximum') return <OutsideLimit problem={problem} plan={plan} />;
  if (problem) return <PlanProblem problem={problem} isSwitch={plan.intoFund !== undefined} nextTry={nextTry} />;
  const said = t(plan.intoFund ? `plans:switch-plan.outcome-${outcome}` : `plans:outcome-${outcome}`, {
    order: number ?? '',
    date: nextTry ? promised(nextTry) : '',
  });
  return number === undefined ? said : <OrderSentence number={number}>{said}</OrderSentence>;
}

/** Says why a switch was left out: by which return, beside the one that the client named [LINK-31]. */
function Skipped({ execution: { returnPercent }, plan }: ExecutionProps) {
  const { t } = useTexts();
  const textOf = (percent: Decimal) => formatNumber(percent, { precision: 2 });
  if (!returnPercent || !plan.leastReturn) return t('plans:smart-switch.skipped-unknown');
  return t('plans:smart-switch.skipped', {
    percent: textOf(shownReturn(returnPercent)),
    least: textOf(plan.leastReturn),
  });
}
