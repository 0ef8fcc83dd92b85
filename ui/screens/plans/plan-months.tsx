import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { planRules } from '../../../config/plan-rules';
import { formatNumber } from '../../../domain/formatting/format-number';
import { executionName } from '../../../domain/regular-plans/days/plan-executions';
import { moneyNeeded, type PlanDay } from '../../../domain/regular-plans/running/plan-schedule';
import { useConfiguration } from '../../app/injection';
import { SentenceGap } from '../../components/sentence-gap';
import { Amount } from '../../components/figures/amount';
import { moneyText } from '../../components/figures/money-text';
import { MoveReasons } from '../../components/notices/move-reasons';
import { UnlistedYear } from '../../funds/unlisted-year';
import { usePromisedDate } from '../../funds/use-promised-date';
import { useTexts } from '../../i18n/use-texts';
import { PlannedFigure, usePlanName } from './plan-figure';
import { NotOrdered } from './plan-limit';
import type { PlansViewModel } from './plans-view-model';
import { Note } from '../../components/notices/note';
import * as styles from './plans.module.css';

/** Lists the executions of all plans in this month and the next, with the money needed [RSP-09]. */
export const PlanMonths = observer(function PlanMonths({ view }: { readonly view: PlansViewModel }) {
  const { t } = useTexts();
  return (
    <div className={styles.planMonths} data-testid="plan-months">
      {view.months.map(({ name, days }) => (
        <section key={name}>
          <h2>{t(`plans:month-${name}`)}</h2>
          {days.length === 0 ? (
            <Note className={styles.planNote} data-testid="plan-note">
              {t('plans:month-nothing')}
            </Note>
          ) : (
            <Days days={days} />
          )}
        </section>
      ))}
    </div>
  );
});

function Days({ days }: { readonly days: readonly PlanDay[] }) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  const nameOf = usePlanName();
  const { region } = useConfiguration();
  const needed = [...moneyNeeded(days, planRules[region])];
  const isFixed = days.every(({ plan }) => plan.type === 'X');
  return (
    <>
      <ul className={styles.planDays} data-testid="plan-days">
        {days.map(({ plan, due }) => (
          <li key={`${plan.refNo} ${executionName(due)}`}>
            <time dateTime={due.date}>{promised(due.date)}</time>
            <span>
              {nameOf(plan)}
              {plan.leastReturn ? (
                <small>
                  {' '}
                  {t('plans:smart-switch.if', { percent: formatNumber(plan.leastReturn, { precision: 2 }) })}
                </small>
              ) : null}
              <MoveReasons due={due} />
              <NotOrdered plan={plan} figure={due.amount} />
            </span>
            <b>
              <PlannedFigure plan={plan} figure={due.amount} />
            </b>
          </li>
        ))}
      </ul>
      <UnlistedYear dates={days.map(({ due }) => due.date)} />
      {needed.length > 0 ? (
        <p className={styles.planNeeded} data-testid="plan-needed">
          {t(isFixed ? 'plans:needed' : 'plans:needed-most')}
          <SentenceGap />
          {needed.map(([currency, amount], index) => (
            <Fragment key={currency}>
              {index > 0 ? t('plans:day-join') : null}
              <b>
                <Amount>{moneyText(currency, amount)}</Amount>
              </b>
            </Fragment>
          ))}
        </p>
      ) : null}
    </>
  );
}
