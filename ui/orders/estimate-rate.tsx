import { formatNumber } from '../../domain/formatting/format-number';
import type { Decimal } from '../../domain/money/decimal';
import { FinePrint } from '../components/notices/note';
import { useTexts } from '../i18n/use-texts';

/** The exchange rate that an estimate is by; nothing within one currency [API-79, OPEN-80]. */
export function EstimateRate({ rate }: { readonly rate: Decimal | undefined }) {
  const { t } = useTexts();
  if (rate === undefined) return null;
  return (
    <FinePrint data-testid="estimate-rate">
      {t('order-list:estimate-rate', { rate: formatNumber(rate, { precision: rate.scale }) })}
    </FinePrint>
  );
}
