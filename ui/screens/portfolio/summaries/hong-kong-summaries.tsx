import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useInstance, useViewModel } from '../../../app/injection';
import { ClientStore } from '../../../stores/client-store';
import { CashSummary } from './cash-summary';
import { CashViewModel } from './cash-view-model';
import { PlansSummary } from './plans-summary';
import { PlansSummaryViewModel } from './plans-summary-view-model';

/**
 * The summaries for clients in Hong Kong alone, regular plans and Cash Account, loaded once the client is known
 * [RSP-01, VCA-01].
 */
export const HongKongSummaries = observer(function HongKongSummaries() {
  const { user } = useInstance(ClientStore);
  const plans = useViewModel(PlansSummaryViewModel);
  const cash = useViewModel(CashViewModel);
  useEffect(() => {
    if (!user) return;
    plans.load(user);
    cash.load(user);
  }, [user, plans, cash]);
  return (
    <>
      <PlansSummary view={plans} />
      <CashSummary view={cash} />
    </>
  );
});
