import type { CashTransactionRow } from '../../../domain/cash-account/cash-transaction-row';
import { formatDate } from '../../../domain/formatting/format-date';
import { useInstance } from '../../app/injection';
import { useTexts } from '../../i18n/use-texts';
import { LanguageStore } from '../../stores/language-store';

/** What a transaction is called, and how it stands, in the client's language [VCA-09..22]. */
export function useCashWords() {
  const { t } = useTexts();
  const { language } = useInstance(LanguageStore);
  return {
    typeOf: ({ type }: Pick<CashTransactionRow, 'type'>): string => t(type ? `cash.type-${type}` : 'cash.type-other'),
    statusOf: ({ status }: Pick<CashTransactionRow, 'status'>): string => {
      if (status.kind === 'unknown') return t('cash-account.status-unknown');
      if (status.kind !== 'held') return t(`cash.status-${status.kind}`);
      return t('cash-account.held-until', { time: formatDate(status.until, language, 'date-time') });
    },
  };
}
