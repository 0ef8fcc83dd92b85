import { Amount } from '../../components/figures/amount';
import { Fact } from '../../components/figures/fact';
import { moneyText } from '../../components/figures/money-text';
import { usePlanDaysText } from '../../components/fields/plan-days-text';
import { usePromisedDate } from '../../funds/use-promised-date';
import { useTexts } from '../../i18n/use-texts';
import { ExecutionNotes } from '../../orders/execution-notes';
import type { MovedPlan } from './plan-move-view-model';
import { Facts } from '../../components/figures/facts';
import * as orderPageStyles from '../../orders/order-page.module.css';
import * as styles from './plan-move.module.css';

/** Shows each plan's last debits as a legacy plan, its move, and its first debit in the eScheduler [RSP-05, RSP-12]. */
export function MovedPlans({ moved }: { readonly moved: readonly MovedPlan[] }) {
  return (
    <div className={styles.planMovePlans}>
      {moved.map((one) => (
        <Moved key={one.plan.refNo} moved={one} />
      ))}
    </div>
  );
}

function Moved({ moved: { plan, terms, move, before, first, fee } }: { readonly moved: MovedPlan }) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  const daysText = usePlanDaysText();
  const { currency, frequency, refNo, fund } = plan;
  const still = before.map(({ date }) => promised(date)).join(t('plans:plan-move.between'));
  return (
    <article
      className={`${orderPageStyles.orderCard} ${styles.planMovePlan}`}
      data-testid="plan-move-plan"
      aria-label={`${fund.name} ${refNo}`}
    >
      <h3>
        {fund.name} <small>{refNo}</small>
      </h3>
      <p className={styles.planMoveSum}>
        <Amount>{moneyText(currency, terms.amount)}</Amount>
      </p>
      <ol className={styles.planMoveSteps}>
        <li>
          <b>{t('plans:plan-move.older')}</b>
          <span>{daysText(terms.days, frequency)}</span>
          <small>
            {terms.status === 'suspended'
              ? t('plans:plan-move.paused')
              : t(still ? 'plans:plan-move.still' : 'plans:plan-move.still-none', { dates: still })}
          </small>
        </li>
        <li>
          <b>{t('plans:plan-move.moves-on', { date: promised(move.movesOn) })}</b>
        </li>
        <li>
          <b>{t('plans:plan-move.newer')}</b>
          <span>{daysText([move.dayOfMonth], frequency)}</span>
          <small>
            {first ? (
              <>
                {t('plans:plan-move.first', { date: promised(first.date) })} <ExecutionNotes due={first} />
              </>
            ) : (
              t('plans:plan-move.stays-paused')
            )}
          </small>
        </li>
      </ol>
      <Facts data-testid="order-facts">
        <Fact label={t('plans:plan-move.fee')}>
          <Amount>{moneyText(currency, fee)}</Amount>
        </Fact>
      </Facts>
    </article>
  );
}
