import { plansPath } from '../../../config/named-paths';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import { Fact } from '../../components/figures/fact';
import { ButtonLink } from '../../components/button-link';
import { StepHeading } from '../../components/page/step-heading';
import { usePromisedDate } from '../../funds/use-promised-date';
import { useTexts } from '../../i18n/use-texts';
import { Facts } from '../../components/figures/facts';
import * as orderPageStyles from '../../orders/order-page.module.css';
import * as styles from './plan-move.module.css';

type MovingProps = {
  readonly plans: readonly PlanSchedule[];
  /** True after the client's request just now. */
  readonly isNew?: boolean;
};

/**
 * Says that the move was requested: the day on which each plan moves, and what happens until then and after [RSP-05,
 * RSP-12, RSP-13].
 */
export function MovingPlans({ plans, isNew = false }: MovingProps) {
  const { t } = useTexts();
  return (
    <section className={styles.planMoveParts}>
      {isNew ? (
        <StepHeading>{t('plans:plan-move.done-title')}</StepHeading>
      ) : (
        <h2>{t('plans:plan-move.requested-title')}</h2>
      )}
      <p role={isNew ? 'status' : undefined}>{t('plans:plan-move.requested-text')}</p>
      {plans.map((plan) => (
        <Moving key={plan.refNo} plan={plan} />
      ))}
      <ul className={styles.planMoveTerms}>
        <li>{t('plans:plan-move.next-mail')}</li>
        <li>{t('plans:plan-move.next-free')}</li>
        <li>{t('plans:plan-move.next-end')}</li>
      </ul>
      <p className={styles.planMoveActions}>
        <ButtonLink to={plansPath}>{t('plans:new-plan.to-plans')}</ButtonLink>
      </p>
    </section>
  );
}

function Moving({ plan: { fund, refNo, frequency, move } }: { readonly plan: PlanSchedule }) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  if (!move) return null;
  const [first] = move.upcoming;
  return (
    <article
      className={`${orderPageStyles.orderCard} ${styles.planMovePlan}`}
      data-testid="plan-move-plan"
      aria-label={`${fund.name} ${refNo}`}
    >
      <h3>
        {fund.name} <small>{refNo}</small>
      </h3>
      <Facts data-testid="order-facts">
        <Fact label={t('plans:plan-move.moves-label')}>{promised(move.movesOn)}</Fact>
        <Fact label={t('plans:plan-move.first-label')}>
          {first ? promised(first.date) : t('plans:plan-move.stays-paused')}
        </Fact>
        <Fact label={t('plans:day')}>{t(`plans:day-${frequency}`, { day: move.dayOfMonth })}</Fact>
      </Facts>
    </article>
  );
}
