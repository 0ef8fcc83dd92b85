import { observer } from 'mobx-react-lite';
import { cashAccountPath } from '../../../../config/named-paths';
import { negate } from '../../../../domain/money/decimal';
import { SentenceGap } from '../../../components/sentence-gap';
import { Amount } from '../../../components/figures/amount';
import { Button } from '../../../components/button';
import { Fact } from '../../../components/figures/fact';
import { Link } from '../../../components/link';
import { moneyText } from '../../../components/figures/money-text';
import { Notice } from '../../../components/notices/notice';
import { useTexts } from '../../../i18n/use-texts';
import { OfferDetail } from '../../../orders/offer-detail';
import type { OrderCardViewModel } from './order-card-view-model';
import type { CashForPurchase } from './purchase-payment';
import { ReceiptFacts } from '../../../orders/receipt-facts';
import * as styles from '../order-list.module.css';

type ChoiceProps = { readonly card: OrderCardViewModel; readonly isLocked: boolean };

/** The choice of payment for a purchase; a single way is only stated [VCA-15, BANK-01]. */
export const PaymentChoice = observer(function PaymentChoice({ card, isLocked }: ChoiceProps) {
  const { t } = useTexts();
  const { offers, paidFrom, cash, isUnpaid, choose } = card.payment;
  const currency = card.lines[0]?.currency ?? '';
  if (isUnpaid) return <Notice tone="warning">{t('order-list:pay-none')}</Notice>;
  if (offers.length === 0) return null;
  return (
    <>
      <fieldset className={styles.orderPayment} data-testid="order-payment" disabled={isLocked}>
        <legend>{t('order-list:pay-title')}</legend>
        {offers.map((offer) => (
          <label key={offer.payment}>
            <input
              type="radio"
              name={`payment-${String(card.place)}`}
              checked={offer.payment === paidFrom}
              onChange={() => choose(offer.payment)}
            />
            <span>
              {t(`order-list:pay-${offer.payment}`)} <OfferDetail offer={offer} currency={currency} />
            </span>
          </label>
        ))}
      </fieldset>
      {paidFrom === 'cash-account' && cash ? <CashAfter card={card} cash={cash} currency={currency} /> : null}
    </>
  );
});

type CashProps = { readonly card: OrderCardViewModel; readonly cash: CashForPurchase; readonly currency: string };

/**
 * Shows the Cash Account's balance before and after the purchase, and what to do where it isn't enough [VCA-15,
 * VCA-26].
 */
const CashAfter = observer(function CashAfter({ card, cash: { before, after }, currency }: CashProps) {
  const { t } = useTexts();
  const { offers, isShort, choose } = card.payment;
  const hasAutopay = offers.some(({ payment }) => payment === 'direct-debit');
  if (isShort)
    return (
      <Notice tone="warning">
        {t('order-list:cash-short', { missing: moneyText(currency, negate(after)) })}
        <SentenceGap />
        <Link to={cashAccountPath}>{t('order-list:cash-top-up')}</Link>
        {hasAutopay ? (
          <Button
            className={styles.orderNoticeWay}
            theme="outlined"
            size="small"
            onClick={() => choose('direct-debit')}
          >
            {t('order-list:cash-autopay')}
          </Button>
        ) : null}
      </Notice>
    );
  return (
    <ReceiptFacts>
      <Fact label={t('order-list:cash-before')}>
        <Amount>{moneyText(currency, before)}</Amount>
      </Fact>
      <Fact label={t('order-list:cash-after')}>
        <Amount>{moneyText(currency, after)}</Amount>
      </Fact>
    </ReceiptFacts>
  );
});
