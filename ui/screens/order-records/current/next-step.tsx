import { mayWaitInRegion } from '../../../../domain/trading/orders/remittance-threshold';
import type { OrderRecord } from '../../../../domain/trading/records/order-record';
import { recordKind } from '../../../../domain/trading/records/record-kind';
import { useConfiguration } from '../../../app/injection';
import { usePromisedDate } from '../../../funds/use-promised-date';
import { SentenceGap } from '../../../components/sentence-gap';
import { useTexts } from '../../../i18n/use-texts';

type NextStepProps = { readonly order: OrderRecord; readonly isDue: boolean };

/**
 * Shows an order's next step and its date; for a redemption in foreign currency that its money may wait [TRADE-124].
 */
export function NextStep({ order, isDue }: NextStepProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  const { region } = useConfiguration();
  const { next, status, currency } = order;
  const isSale = recordKind(order.type) === 'redemption';
  // Dealt, and nothing follows by itself: what it brought waits for more.
  if (!next && isSale && status === 'CONFIRMED')
    return (
      <p data-testid="record-next">
        <b>{t('order-records:next')}</b>
        <SentenceGap />
        {t('order-records:next-waiting')}
      </p>
    );
  if (!next) return null;
  const facts = { at: promised(next.dueAt, 'date-time'), date: promised(next.date) };
  const payout = mayWaitInRegion(region, currency) ? 'payout-waiting' : 'payout';
  return (
    <p data-testid="record-next">
      <b>{t('order-records:next')}</b>
      <SentenceGap />
      {t(`order-records:next-${next.step === 'settle' && isSale ? payout : next.step}`, facts)}
      {isDue ? <span>{t('order-records:next-due')}</span> : null}
    </p>
  );
}
