import { isPosition, type Place } from './transfer';
import type { TransferHistory } from './transfer-history';

/** Returns where money of another place is seen from some holdings: outside, by the order that it is in transit for. */
const outsideOf = ({ kind, id }: Place): Place => ({ kind: 'outside', id: kind === 'transit' ? id : '' });

/**
 * Returns the past of some holdings alone: money between them and anything else of the client's counts as paid in or out,
 * their fees and distributions are theirs, and the rest is left out. What each of them gained stays as it is in the whole
 * [PORT-46].
 */
export function historyOfHoldings(history: TransferHistory, holdings: ReadonlySet<string>): TransferHistory {
  const isChosen = ({ kind, id }: Place) =>
    (kind === 'fund' || kind === 'income' || kind === 'fees') && holdings.has(id);
  const seen = (place: Place): Place => (isPosition(place) && !isChosen(place) ? outsideOf(place) : place);
  return {
    ...history,
    transfers: history.transfers
      .filter(({ from, to }) => isChosen(from) || isChosen(to))
      .map((transfer) => ({ ...transfer, from: seen(transfer.from), to: seen(transfer.to) })),
    positions: history.positions.filter(({ place }) => isChosen(place)),
  };
}
