import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PaymentOffer } from '../../../application/orders/payment-means';
import { maskAccountNumber } from '../../../domain/banking/mask-account-number';
import { Amount } from '../../components/amount';
import { moneyText } from '../../components/money-text';
import type { OrderCardViewModel } from './order-card-view-model';

type ChoiceProps = { readonly card: OrderCardViewModel; readonly isLocked: boolean };

/** What pays for a purchase, where the client chooses: one way is told, among several one is chosen [VCA-15, BANK-01]. */
export const PaymentChoice = observer(function PaymentChoice({ card, isLocked }: ChoiceProps) {
  const { t } = useTranslation();
  const { offers, paidFrom, choose } = card.payment;
  const currency = card.lines[0]?.currency ?? '';
  if (offers.length === 0) return null;
  return (
    <fieldset className="order-payment" disabled={isLocked}>
      <legend>{t('order-list.pay-title')}</legend>
      {offers.map((offer) => (
        <label key={offer.payment}>
          <input
            type="radio"
            name={`payment-${String(card.place)}`}
            checked={offer.payment === paidFrom}
            onChange={() => choose(offer.payment)}
          />
          <span>
            {t(`order-list.pay-${offer.payment}`)} <OfferDetail offer={offer} currency={currency} />
          </span>
        </label>
      ))}
    </fieldset>
  );
});

/** Which bank account is debited, or what the Cash Account holds. */
function OfferDetail({ offer, currency }: { readonly offer: PaymentOffer; readonly currency: string }) {
  const { t } = useTranslation();
  if (offer.payment === 'direct-debit') {
    const { bankName, bankAccountNo } = offer.debited;
    const last = maskAccountNumber(bankAccountNo).replace(/^.*\*/, '');
    return (
      <small>
        {[bankName, last && t('order-list.pay-account-ending', { last })].filter(Boolean).join(t('order-list.between'))}
      </small>
    );
  }
  if (!offer.available) return null;
  return (
    <small>
      <Amount>{t('order-list.pay-available', { amount: moneyText(currency, offer.available) })}</Amount>
    </small>
  );
}
