import { useTranslation } from 'react-i18next';
import { plansPath } from '../../../config/named-paths';
import { planRules } from '../../../config/plan-rules';
import { formatDate } from '../../../domain/formatting/format-date';
import type { PlanSchedule } from '../../../domain/regular-plans/plan-schedule';
import { latestTerms } from '../../../domain/regular-plans/plan-terms';
import { useInstance } from '../../app/injection';
import { Amount } from '../../components/amount';
import { Link } from '../../components/link';
import { moneyText } from '../../components/money-text';
import { StepHeading } from '../../components/step-heading';
import { LanguageStore } from '../../stores/language-store';
import { PlanFacts } from './plan-facts';

/** That a plan is set up, with its number, and what happens next and when [RSP-07]. */
export function PlanReceipt({ plan }: { readonly plan: PlanSchedule }) {
  const { t } = useTranslation();
  const { language } = useInstance(LanguageStore);
  const terms = latestTerms(plan.changes);
  const [first] = plan.upcoming;
  return (
    <section className="new-plan-parts">
      <StepHeading>{t('new-plan.done-title')}</StepHeading>
      <p role="status">{t('new-plan.done', { fund: plan.fund.name, number: plan.refNo })}</p>
      {terms && first ? (
        <>
          <article className="order-card new-plan-fund">
            <PlanFacts {...terms} currency={plan.currency} paidFrom={plan.paidFrom} first={first} />
          </article>
          <section>
            <h3>{t('new-plan.next-title')}</h3>
            <ul className="new-plan-next">
              <li>
                <Amount>
                  {t(`new-plan.next-${plan.paidFrom}`, {
                    date: formatDate(first.date, language),
                    amount: moneyText(plan.currency, first.amount),
                  })}
                </Amount>
              </li>
              <li>{t('new-plan.next-order')}</li>
              <li>{t('new-plan.next-change', { days: planRules.leadBusinessDays })}</li>
            </ul>
          </section>
        </>
      ) : null}
      <p className="new-plan-actions">
        <Link to={plansPath} className="button button-primary">
          {t('new-plan.to-plans')}
        </Link>
      </p>
    </section>
  );
}
