import { observer } from 'mobx-react-lite';
import { unitPlaces } from '../../../domain/trading/dealing/deal-order';
import { Amount } from '../../components/figures/amount';
import { Fact } from '../../components/figures/fact';
import { useTexts } from '../../i18n/use-texts';
import { EstimateRate } from '../estimate-rate';
import type { PurchaseEstimate } from '../purchase-estimate';
import { unitsText } from '../quantity-text';

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
      <EstimateRate rate={rate} />
    </Fact>
  );
});
