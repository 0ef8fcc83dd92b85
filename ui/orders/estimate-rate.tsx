import { observer } from 'mobx-react-lite';
import { formatNumber } from '../../domain/formatting/format-number';
import { useTexts } from '../i18n/use-texts';
import type { UnitsEstimate } from './units-estimate';
import { FinePrint } from '../components/notices/note';

/** The exchange rate that an estimate is by; nothing within one currency [API-79, OPEN-80]. */
export const EstimateRate = observer(function EstimateRate({ estimate }: { readonly estimate: UnitsEstimate }) {
  const { t } = useTexts();
  const { rate } = estimate;
  if (rate === undefined) return null;
  return (
    <FinePrint data-testid="estimate-rate">
      {t('order-list:estimate-rate', { rate: formatNumber(rate, { precision: rate.scale }) })}
    </FinePrint>
  );
});
