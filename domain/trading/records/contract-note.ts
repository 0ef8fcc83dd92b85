import { isRetained } from '../../documents/retention';
import type { Decimal } from '../../money/decimal';
import type { OrderState } from '../dealing/order-state';
import type { EListOrderType } from '../e-list-order-type';
import type { RecordedFund } from './order-record';

/** A contract note that can be looked up; the amount is that of the deal, without the fee, days are dates [ORDQ-10, ORDQ-12]. */
export type ContractNote = {
  readonly orderId: string;
  /** The short number, to be read aloud; undefined where the server gives none. */
  readonly orderNo?: string | undefined;
  readonly type: EListOrderType;
  readonly fund: RecordedFund;
  /** The fund that a switch buys. */
  readonly into?: { readonly fund: RecordedFund } | undefined;
  readonly currency: string;
  readonly amount: Decimal;
  readonly dealingDate: string;
  /** The last day on which it can be looked up. */
  readonly availableUntil: string;
};

/**
 * Returns true if an order was dealt, of a switch both sides or the one that could be: then there is a contract note of
 * it [ORDQ-10].
 */
export const isDealt = ({ order, stage, deal }: Pick<OrderState, 'order' | 'stage' | 'deal'>): boolean =>
  deal !== undefined && !(order.kind === 'switch' && stage === 'priced');

/**
 * Returns true if the contract note of an order can be looked up on a day: from the deal on, for a year after its
 * dealing date [ORDQ-12, ORDQ-13].
 */
export const hasContractNote = (state: OrderState, today: string): boolean =>
  isDealt(state) && isRetained('contract-note', contractNoteDate(state), today);

/** The date that a contract note bears: that of the last deal; '' where there is none. */
export const contractNoteDate = ({ dealingDate = '', investment }: OrderState): string =>
  investment?.dealingDate ?? dealingDate;
