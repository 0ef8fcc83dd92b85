import type { Decimal } from '../../money/decimal';
import type { EListOrderType } from '../e-list/e-list-order-type';
import type { OrderFlowType } from '../orders/order-flow-type';
import type { RecordStatus } from './record-status';

/** An order in the client's records; a type or status that isn't known is undefined [ENT-58]. */
export type OrderRecord = {
  readonly type?: EListOrderType | OrderFlowType | undefined;
  readonly fund: { readonly code: string; readonly name: string };
  readonly transactionDate?: string | undefined;
  readonly amount?: Decimal | undefined;
  readonly status?: RecordStatus | undefined;
  readonly units?: Decimal | undefined;
  readonly ePoints?: Decimal | undefined;
  /** In percent. */
  readonly chargeRate?: Decimal | undefined;
};
