import { observer } from 'mobx-react-lite';
import { createContext, type ReactNode, useEffect } from 'react';
import type { PriceAlert } from '../../../../domain/funds/watching/price-alert';
import { useViewModel } from '../../../app/injection';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { useTexts } from '../../../i18n/use-texts';
import { PriceAlertFlagsViewModel } from './price-alert-flags-view-model';

const noAlerts: readonly PriceAlert[] = [];

/** The client's price alerts, for every row that may bear a flag. */
export const PriceAlertsContext = createContext(noAlerts);

/**
 * Tells what is inside of the client's price alerts, once they are known; where they can't be had there is no flag, a
 * line says so, and nothing else is the worse for it [API-40, API-41, OPEN-77, OPEN-92].
 */
export const WithPriceAlerts = observer(function WithPriceAlerts({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const { alerts } = useViewModel(PriceAlertFlagsViewModel);
  useEffect(() => {
    void alerts.load();
  }, [alerts]);
  return (
    <PriceAlertsContext value={alerts.value ?? noAlerts}>
      {alerts.phase.kind === 'failed' ? (
        <RetryPanel
          text={t('portfolio:alerts-failed')}
          action={t('common:panel.retry')}
          onRetry={() => void alerts.load()}
        />
      ) : null}
      {children}
    </PriceAlertsContext>
  );
});
