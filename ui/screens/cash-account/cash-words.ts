import type { CashTransactionRow } from '../../../domain/cash-account/cash-transaction-row';
import { formatDate } from '../../../domain/formatting/format-date';
import { useTexts } from '../../i18n/use-texts';

/** Returns the names of a transaction's type and status in the client's language [VCA-09..22]. */
export function useCashWords() {
  const { t, language } = useTexts();
  return {
    typeOf: ({ type }: Pick<CashTransactionRow, 'type'>): string =>
      t(type ? `summaries:cash.type-${type}` : 'summaries:cash.type-other'),
    statusOf: ({ status }: Pick<CashTransactionRow, 'status'>): string => {
      if (status.kind === 'unknown') return t('cash-account:status-unknown');
      if (status.kind !== 'held') return t(`summaries:cash.status-${status.kind}`);
      return t('cash-account:held-until', { time: formatDate(status.until, language, 'date-time') });
    },
  };
}
