import { observer } from 'mobx-react-lite';
import { topUpPath } from '../../../config/named-paths';
import { Amount } from '../../components/figures/amount';
import { Link } from '../../components/link';
import { moneyText } from '../../components/figures/money-text';
import { Notice } from '../../components/notices/notice';
import { usePromisedDate } from '../../funds/use-promised-date';
import { SentenceGap } from '../../components/sentence-gap';
import { useTexts } from '../../i18n/use-texts';
import { MandateLimit } from '../../orders/facts/payment-facts';
import { OfferDetail } from '../../orders/offer-detail';
import type { PlanFigures } from './plan-figures';
import { Note } from '../../components/notices/note';
import * as orderPageStyles from '../../orders/order-page.module.css';
import * as styles from './new-plan.module.css';

type PaymentProps = { readonly figures: PlanFigures };

/**
 * The source of payment for a plan; says whether the Cash Account covers it today, which it needn't yet [RSP-07,
 * VCA-15, BANK-01].
 */
export const PlanPayment = observer(function PlanPayment({ figures }: PaymentProps) {
  const { t } = useTexts();
  const { offers, paidFrom } = figures;
  if (offers.length === 0) return <Notice tone="warning">{t('plans:new-plan.pay-none')}</Notice>;
  return (
    <section className={`${orderPageStyles.orderCard} ${styles.newPlanPayment}`} data-testid="new-plan-payment">
      <fieldset>
        <legend>{t('plans:new-plan.pay-title')}</legend>
        {offers.map((offer) => (
          <label key={offer.payment}>
            <input
              type="radio"
              name="plan-payment"
              checked={offer.payment === paidFrom}
              onChange={() => figures.choosePayment(offer.payment)}
            />
            <span>
              {t(`plans:from-${offer.payment}`)} <OfferDetail offer={offer} currency={figures.currency} />
              {offer.payment === 'direct-debit' ? (
                <MandateLimit
                  debited={offer.debited}
                  purchase={{ currency: figures.currency, day: figures.first?.date }}
                />
              ) : null}
            </span>
          </label>
        ))}
      </fieldset>
      <MoneyNeeded figures={figures} />
    </section>
  );
});

/** Shows the money needed for the first execution and its date, and what the Cash Account lacks today. */
const MoneyNeeded = observer(function MoneyNeeded({ figures }: PaymentProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  const { debits, first, currency, cashMissing, mostDays } = figures;
  if (!debits || !first) return null;
  const date = promised(first.date);
  const amount = moneyText(currency, debits.each.most);
  const needed = t(mostDays > 1 ? 'plans:new-plan.needed-first' : 'plans:new-plan.needed', { amount, date });
  const less = figures.points.isChosen ? t('plans:new-plan.points-less') : null;
  if (!cashMissing)
    return (
      <Note data-testid="new-plan-note">
        <Amount>{needed}</Amount>
        <SentenceGap />
        {less}
      </Note>
    );
  return (
    <Notice tone="warning">
      <Amount>{needed}</Amount>
      <SentenceGap />
      {less}
      <SentenceGap />
      <Amount>{t('plans:new-plan.cash-missing', { missing: moneyText(currency, cashMissing), date })}</Amount>
      <SentenceGap />
      <Link to={topUpPath}>{t('place-order:top-up')}</Link>
    </Notice>
  );
});
