import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../domain/formatting/format-date';
import type { OrderRecord } from '../../../domain/trading/records/order-record';
import { recordKind } from '../../../domain/trading/records/record-kind';
import { useInstance } from '../../app/injection';
import { LanguageStore } from '../../stores/language-store';

type NextStepProps = { readonly order: OrderRecord; readonly isDue: boolean };

/** What happens to an order next by itself, and when. */
export function NextStep({ order, isDue }: NextStepProps) {
  const { t } = useTranslation();
  const { language } = useInstance(LanguageStore);
  const { next } = order;
  if (!next) return null;
  const facts = { at: formatDate(next.dueAt, language, 'date-time'), date: formatDate(next.date, language) };
  const isPaidOut = next.step === 'settle' && recordKind(order.type) === 'redemption';
  return (
    <p className="record-next">
      <b>{t('order-records.next')}</b> {t(`order-records.next-${isPaidOut ? 'payout' : next.step}`, facts)}
      {isDue ? <span>{t('order-records.next-due')}</span> : null}
    </p>
  );
}
