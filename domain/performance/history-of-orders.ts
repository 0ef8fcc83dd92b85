import { historyOfHoldings } from './history-of-holdings';
import { type TransferFacts, transferHistory, type TransferHistory } from './transfer-history';

/** Returns the past of what some orders bought, as if it was never sold: money and fees that went into their funds count as paid in [PORT-46, RSP-09]. */
export function historyOfOrders(facts: TransferFacts, orders: ReadonlySet<string>): TransferHistory {
  const transfers = facts.transfers.filter(({ orderId }) => orderId !== undefined && orders.has(orderId));
  const funds = transfers.flatMap(({ from, to }) => [from, to]).filter(({ kind }) => kind === 'fund');
  return historyOfHoldings(transferHistory({ ...facts, transfers }), new Set(funds.map(({ id }) => id)));
}
