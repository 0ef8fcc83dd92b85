import type { PaymentOffer } from '../../application/orders/payment-means';
import { maskAccountNumber } from '../../domain/banking/mask-account-number';
import { Amount } from '../components/figures/amount';
import { moneyText } from '../components/figures/money-text';
import { useTexts } from '../i18n/use-texts';

/** Shows the debited bank account, or the balance of the Cash Account. */
export function OfferDetail({ offer, currency }: { readonly offer: PaymentOffer; readonly currency: string }) {
  const { t } = useTexts();
  if (offer.payment === 'direct-debit') {
    const { bankName, bankAccountNo } = offer.debited;
    const last = maskAccountNumber(bankAccountNo).replace(/^.*\*/, '');
    return (
      <small>
        {[bankName, last && t('bank-change:number-ends', { last })].filter(Boolean).join(t('order-list:between'))}
      </small>
    );
  }
  if (!offer.available) return null;
  return (
    <small>
      <Amount>{t('order-list:pay-available', { amount: moneyText(currency, offer.available) })}</Amount>
    </small>
  );
}
