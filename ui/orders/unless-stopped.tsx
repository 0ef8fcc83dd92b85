import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FundIdentifier } from '../../domain/funds/finding/fund-listing';
import type { OrderToStop, ServiceStop, StoppableOrder } from '../../domain/notices/service-stop';
import { useInstance } from '../app/injection';
import { Notice } from '../components/notices/notice';
import { useTexts } from '../i18n/use-texts';
import { StopsStore } from '../stores/stops-store';

type FundCodes = Pick<FundIdentifier, 'code' | 'jfFundCode'>;

/** An order of a kind that leaves or enters some funds, by either of their codes. */
export const orderOf = (kind: StoppableOrder, funds: readonly (FundCodes | undefined)[]): OrderToStop => ({
  kind,
  fundCodes: funds.flatMap((fund) => [fund?.code, fund?.jfFundCode].filter((code) => code !== undefined)),
});

/** Returns the stop that keeps any of some orders from being sent now; undefined for none. Follows it within an observer. */
export const useOrderStop = (orders: readonly OrderToStop[]): ServiceStop | undefined =>
  useInstance(StopsStore).stopOfAny(orders);

type UnlessStoppedProps = { readonly orders: readonly OrderToStop[]; readonly children: ReactNode };

/** Shows the way on with some orders and, while the asset manager has stopped any of them, why there is none in its place [MSG-04, ENT-32]. */
export const UnlessStopped = observer(function UnlessStopped({ orders, children }: UnlessStoppedProps) {
  const { t } = useTexts();
  const stop = useOrderStop(orders);
  if (stop === undefined) return children;
  const isPlan = orders.some(({ kind }) => kind === 'plan');
  const words = isPlan ? t('common:error-codes.PLAN_STOPPED') : t('place-order:refused-ORDER_STOPPED');
  return (
    <div role="status" data-testid="order-stopped">
      <Notice tone="warning">{stop.text || words}</Notice>
    </div>
  );
});
