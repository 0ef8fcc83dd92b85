import { observer } from 'mobx-react-lite';
import { formatNumber } from '../../../../domain/formatting/format-number';
import { unitPlaces } from '../../../../domain/trading/dealing/deal-order';
import { Amount } from '../../../components/figures/amount';
import { Fact } from '../../../components/figures/fact';
import { FinePrint } from '../../../components/notices/note';
import { useTexts } from '../../../i18n/use-texts';
import type { PurchaseEstimate } from '../../../orders/purchase-estimate';
import { unitsText } from '../../../orders/quantity-text';

type EstimatedUnitsProps = { readonly label: string; readonly estimate: PurchaseEstimate };

/** The units that an amount buys at the latest price, and the rate between currencies [API-79, OPEN-80]. */
export const EstimatedUnits = observer(function EstimatedUnits({ label, estimate }: EstimatedUnitsProps) {
  const { t } = useTexts();
  const { phase } = estimate;
  if (phase.kind === 'waiting') return <Fact label={label}>{t('order-list:estimate-waiting')}</Fact>;
  if (phase.kind !== 'known') return null;
  const { units, rate } = phase;
  return (
    <Fact label={label}>
      <Amount>{unitsText(units, unitPlaces)}</Amount>
      {rate ? (
        <FinePrint data-testid="estimate-rate">
          {t('order-list:estimate-rate', { rate: formatNumber(rate, { precision: rate.scale }) })}
        </FinePrint>
      ) : null}
    </Fact>
  );
});
