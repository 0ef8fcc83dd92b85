import { useTranslation } from 'react-i18next';
import { destinationAddress } from '../../../config/destinations';
import { formatDate } from '../../../domain/formatting/format-date';
import type { PlanChange, PlanExecution, PlanSchedule } from '../../../domain/regular-plans/plan-schedule';
import { useConfiguration, useInstance } from '../../app/injection';
import { Amount } from '../../components/amount';
import { Link } from '../../components/link';
import { moneyText } from '../../components/money-text';
import { LanguageStore } from '../../stores/language-store';

/** What became of a plan, folded: its changes with the month each counts from, and what it did each month [RSP-09]. */
export function PlanHistory({ plan }: { readonly plan: PlanSchedule }) {
  const { t } = useTranslation();
  const { profile } = useConfiguration();
  return (
    <details className="plan-history">
      <summary>{t('plans-page.history')}</summary>
      <ol>
        {plan.changes.map((change, index) => (
          <Change key={index} change={change} currency={plan.currency} />
        ))}
        {plan.executions.map((execution) => (
          <Execution key={execution.month} execution={execution} currency={plan.currency} />
        ))}
      </ol>
      {plan.executions.some(({ orderId }) => orderId !== undefined) ? (
        <p>
          <Link to={destinationAddress('orderStatus', profile)}>{t('plans-page.see-orders')}</Link>
        </p>
      ) : null}
    </details>
  );
}

function Change({ change, currency }: { readonly change: PlanChange; readonly currency: string }) {
  const { t } = useTranslation();
  const { language } = useInstance(LanguageStore);
  const { kind, by, at, amount, dayOfMonth } = change;
  return (
    <li>
      <time dateTime={at}>{formatDate(at, language)}</time> {t(`plans-page.did-${by === 'desk' ? 'desk-pause' : kind}`)}
      {amount && kind !== 'start' ? (
        <>
          {' '}
          <Amount>{moneyText(currency, amount)}</Amount>
        </>
      ) : null}
      {dayOfMonth !== undefined && kind === 'change' ? ` ${t('plans-page.day-monthly', { day: dayOfMonth })}` : null}{' '}
      <small>{t('plans-page.counts-from-month', { month: change.fromMonth })}</small>
    </li>
  );
}

function Execution({ execution, currency }: { readonly execution: PlanExecution; readonly currency: string }) {
  const { t } = useTranslation();
  const { language } = useInstance(LanguageStore);
  const { date, amount, outcome, orderId = '', nextTry } = execution;
  return (
    <li>
      <time dateTime={date}>{formatDate(date, language)}</time> <Amount>{moneyText(currency, amount)}</Amount>{' '}
      <small>
        {t(`plans-page.outcome-${outcome}`, { order: orderId, date: nextTry ? formatDate(nextTry, language) : '' })}
      </small>
    </li>
  );
}
