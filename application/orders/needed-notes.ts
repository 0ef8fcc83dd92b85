import { lastFundCode } from '../../domain/trading/orders/order';
import { redeemedInDay } from '../../domain/trading/notes/redemption-caution';
import { redemptionWarnings, requiresCaution } from '../../domain/trading/notes/redemption-validation';
import { inShownOrder, type NeededByKinds } from '../../domain/trading/orders/group-by-order-kinds';
import { type NoteKind, noteKinds, requiredNotes } from '../../domain/trading/notes/required-notes';
import type { CheckedOrders, OrderToCheck } from './check-orders';
import { redeemedValue } from './listed-order';
import type { OpenOrderList } from './prepare-order-list';

/** A note that some orders of a list need. */
export type NeededNote = NeededByKinds & { readonly note: NoteKind };

/** The notes that some orders of a list need, each once, in the order shown; the server's own warnings and the fee types of units once they are checked [TRADE-28, TRADE-59, TRADE-81..84, TRADE-106..111]. */
export function neededNotes(
  { list, portfolio, clientFacts }: OpenOrderList,
  orders: readonly OrderToCheck[],
  checked?: CheckedOrders,
): readonly NeededNote[] {
  const redeemed = redeemedInDay(
    undefined,
    orders.flatMap(({ order }) => redeemedValue(order) ?? []),
  );
  const serverWarning = requiresCaution(redemptionWarnings(checked?.validation ?? {}, list.showsRedemptionWarning));
  const notesOf = orders.map(({ place, order: { item, funds } }) => {
    const facts = { kind: item.kind, fundRisk: funds.get(lastFundCode(item))?.fundRiskRating ?? NaN };
    const feeTypes = checked?.unitsBreakdowns.get(place)?.map(({ fundFeeType }) => fundFeeType);
    const outgoing = item.kind === 'redemption' ? { redeemed, portfolio, serverWarning, feeTypes } : {};
    return { kind: item.kind, notes: requiredNotes({ ...facts, ...outgoing }, clientFacts) };
  });
  return noteKinds.flatMap((note) => {
    const kinds = notesOf.filter(({ notes }) => notes.includes(note)).map(({ kind }) => kind);
    return kinds.length > 0 ? [{ note, kinds: inShownOrder(kinds) }] : [];
  });
}
