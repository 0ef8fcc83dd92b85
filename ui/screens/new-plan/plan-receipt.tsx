import { plansPath } from '../../../config/named-paths';
import { planRules } from '../../../config/plan-rules';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import { latestTerms } from '../../../domain/regular-plans/plan-terms';
import { unitPlaces } from '../../../domain/trading/dealing/deal-order';
import { useConfiguration } from '../../app/injection';
import { Amount } from '../../components/figures/amount';
import { ButtonLink } from '../../components/button-link';
import { StepHeading } from '../../components/page/step-heading';
import { usePromisedDate } from '../../funds/use-promised-date';
import { useTexts } from '../../i18n/use-texts';
import { unitsText } from '../../orders/quantity-text';
import { plannedText } from '../../orders/planned-text';
import { PlanFacts } from './plan-facts';
import { SwitchPlanFacts } from './switch/switch-plan-facts';
import { ActionRow } from '../../components/action-row';
import * as orderPageStyles from '../../orders/order-page.module.css';
import * as styles from './new-plan.module.css';

type PlanReceiptProps = {
  readonly plan: PlanSchedule;
  /** True if no fee is charged on top of the amount. */
  readonly isFree?: boolean | undefined;
};

/** Says that a plan is set up, with its number, and what happens next and when [RSP-07, RSP-08]. */
export function PlanReceipt({ plan, isFree = false }: PlanReceiptProps) {
  const { t } = useTexts();
  const terms = latestTerms(plan.changes);
  const [first] = plan.upcoming;
  const { fund, intoFund, refNo: number } = plan;
  return (
    <section className={styles.newPlanParts} data-testid="new-plan-parts">
      <StepHeading>{t('plans:new-plan.done-title')}</StepHeading>
      <p role="status">
        {intoFund
          ? t('plans:switch-plan.done', { fund: fund.name, into: intoFund.name, number })
          : t('plans:new-plan.done', { fund: fund.name, number })}
      </p>
      {terms && first ? (
        <>
          <article className={`${orderPageStyles.orderCard} ${styles.newPlanFund}`} data-testid="new-plan-fund">
            {intoFund ? (
              <SwitchPlanFacts
                from={fund.name}
                units={terms.amount}
                days={terms.days}
                first={first}
                leastReturn={plan.leastReturn}
              />
            ) : (
              <PlanFacts {...terms} type={plan.type} currency={plan.currency} paidFrom={plan.paidFrom} first={first} />
            )}
          </article>
          <WhatIsNext plan={plan} first={first} isFree={isFree} />
        </>
      ) : null}
      <ActionRow data-testid="new-plan-actions">
        <ButtonLink to={plansPath}>{t('plans:new-plan.to-plans')}</ButtonLink>
      </ActionRow>
    </section>
  );
}

type NextProps = {
  readonly plan: PlanSchedule;
  readonly isFree: boolean;
  readonly first: PlanSchedule['upcoming'][number];
};

function WhatIsNext({ plan, first, isFree }: NextProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  const date = promised(first.date);
  const { region } = useConfiguration();
  const { paidFrom, intoFund } = plan;
  const rules = planRules[region];
  const days = rules.leadBusinessDays;
  return (
    <section>
      <h3>{t('plans:new-plan.next-title')}</h3>
      <ul className={styles.newPlanNext} data-testid="new-plan-next">
        <li>
          <Amount>
            {paidFrom
              ? t(isFree ? `plans:new-plan.next-${paidFrom}-free` : `plans:new-plan.next-${paidFrom}`, {
                  date,
                  amount: plannedText(plan, first.amount, rules),
                })
              : t(plan.leastReturn ? 'plans:smart-switch.next-switch' : 'plans:switch-plan.next-switch', {
                  date,
                  units: unitsText(first.amount, unitPlaces),
                })}
          </Amount>
        </li>
        <li>
          {t(
            plan.leastReturn
              ? 'plans:smart-switch.next-order'
              : intoFund
                ? 'plans:switch-plan.next-order'
                : 'plans:new-plan.next-order',
          )}
        </li>
        <li>{t(intoFund ? 'plans:switch-plan.next-change' : 'plans:new-plan.next-change', { days })}</li>
      </ul>
    </section>
  );
}
