import { useContext } from 'react';
import type { PaymentOffer } from '../../application/orders/payment-means';
import type { PaymentShortfall, PurchaseToPay } from '../../domain/trading/limits/payment-limit';
import { AmountsHidden } from '../components/figures/amount';
import { moneyText } from '../components/figures/money-text';
import { useTexts } from '../i18n/use-texts';
import { useMandateText } from './mandate-text';

/** The mark for the client's money while amounts are hidden. */
const hidden = '•••••';

type PaidPurchase = {
  readonly toPay: Pick<PurchaseToPay, 'currency' | 'day'>;
  readonly paymentOffers: readonly PaymentOffer[];
  readonly currency: string;
};

/** Returns a function that says why nothing can pay a purchase, in one sentence [VCA-26, BANK-03, ENT-44]. */
export function usePaymentProblemText({
  toPay,
  paymentOffers,
  currency,
}: PaidPurchase): (found: PaymentShortfall) => string {
  const { t } = useTexts();
  const areHidden = useContext(AmountsHidden);
  const mandateText = useMandateText();
  const mandate = paymentOffers.map((offer) =>
    offer.payment === 'direct-debit' ? mandateText(offer.debited, toPay)?.text : undefined,
  );
  const cash = paymentOffers.map((offer) =>
    offer.payment === 'cash-account' && offer.available ? moneyText(currency, offer.available) : undefined,
  );
  return ({ problem, needed }) =>
    t(`place-order:problem-${problem}`, {
      needed: moneyText(currency, needed),
      mandate: (areHidden ? hidden : mandate.find(Boolean)) ?? '',
      cash: (areHidden ? hidden : cash.find(Boolean)) ?? '',
    });
}
