import type { PaymentOffer } from '../../../application/orders/payment-means';
import type { BankAccount } from '../../../domain/banking/bank-account';
import type { PurchaseToPay } from '../../../domain/trading/limits/payment-limit';
import { Amount } from '../../components/figures/amount';
import { Fact } from '../../components/figures/fact';
import { FinePrint } from '../../components/notices/note';
import { useTexts } from '../../i18n/use-texts';
import { useMandateText } from '../mandate-text';
import { OfferDetail } from '../offer-detail';

type PaidPurchase = Pick<PurchaseToPay, 'currency' | 'day'>;

type PaymentFactsProps = {
  readonly offers: readonly PaymentOffer[];
  readonly purchase: PaidPurchase;
  /** Names a way to pay, as the page's other parts do. */
  readonly labelOf: (payment: PaymentOffer['payment']) => string;
};

/** The account that pays, or those that can, with what the Cash Account holds and the mandate allows [VCA-15, BANK-01, BANK-06, ENT-44]. */
export function PaymentFacts({ offers, purchase, labelOf }: PaymentFactsProps) {
  return offers.map((offer) => (
    <Fact key={offer.payment} label={labelOf(offer.payment)}>
      <OfferDetail offer={offer} currency={purchase.currency} />
      {offer.payment === 'direct-debit' ? <MandateLimit debited={offer.debited} purchase={purchase} /> : null}
    </Fact>
  ));
}

type MandateLimitProps = { readonly debited: BankAccount; readonly purchase: PaidPurchase };

/** The limit of a bank account's debits, and what is left of it where that is known; nothing without a limit [BANK-03, ENT-44]. */
export function MandateLimit({ debited, purchase }: MandateLimitProps) {
  const { t } = useTexts();
  const limit = useMandateText()(debited, purchase);
  if (!limit) return null;
  return (
    <FinePrint>
      <Amount>{limit.isLeft ? limit.text : t('place-order:mandate-limit', { amount: limit.text })}</Amount>
    </FinePrint>
  );
}
