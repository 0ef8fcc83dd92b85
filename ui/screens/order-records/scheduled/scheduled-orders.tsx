import { observer } from 'mobx-react-lite';
import { destinationAddress } from '../../../../config/destinations';
import { useConfiguration } from '../../../app/injection';
import { useRegionFeatures } from '../../../app/use-region-features';
import { Async } from '../../../app/loading/async';
import { Link } from '../../../components/link';
import { useTexts } from '../../../i18n/use-texts';
import { OrdersAhead } from './orders-ahead';
import type { OrderRecordsViewModel } from '../order-records-view-model';
import { PlannedOrders } from './planned-orders';
import { Note } from '../../../components/notices/note';

type ScheduledProps = { readonly view: OrderRecordsViewModel };

/**
 * Shows advance purchases where a region has them, coming executions of regular plans, and the way to change those
 * [ORDQ-07, LINK-27].
 */
export const ScheduledOrders = observer(function ScheduledOrders({ view }: ScheduledProps) {
  const { t } = useTexts();
  const { orderSettings, tradingServices } = useRegionFeatures();
  const configuration = useConfiguration();
  return (
    <>
      {tradingServices ? <Async resource={view.resource}>{() => <OrdersAhead view={view} />}</Async> : null}
      {configuration.extensions.has('plans') ? (
        <PlannedOrders isBesideOthers={tradingServices && view.ahead.length > 0} />
      ) : null}
      <Note data-testid="record-note">
        <Link to={destinationAddress(orderSettings, configuration)}>{t('order-records:scheduled-change')}</Link>
      </Note>
    </>
  );
});
