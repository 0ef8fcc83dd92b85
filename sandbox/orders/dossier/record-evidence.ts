import { mergeAgreements } from '../../../domain/trading/notes/agreement';
import type { OrderDraft } from '../../../domain/trading/orders/order-draft';
import type { Database } from '../../database/database';
import { orderEvidence, type PromisedDates, type StatedOrder } from '../../database/schema/orders';
import { evidenceSeal } from '../books/event-seal';
import type { OrderListRow } from '../lists/held-list';
import { type Sent, secretOf, sentEvidence } from '../../evidence/sent-evidence';

type SentList = Omit<Sent, 'acceptedTexts' | 'isConfirmed'> & {
  readonly draft: OrderDraft;
  /** The dates that its orders are to be dealt on, as the client is told. */
  readonly promised: readonly PromisedDates[];
  readonly stated: readonly StatedOrder[];
  readonly list: OrderListRow;
};

/** Writes down how a list was sent, while its session is there to tell: what was accepted, by which secret, on which device, which dates were promised, and what was stated of each order; sealed with the list [TRADE-24, TRADE-65]. */
export async function recordEvidence(
  transaction: Database,
  { draft, promised, stated, list, ...sent }: SentList,
): Promise<void> {
  const { acceptedTexts } = draft;
  const evidence = await sentEvidence(transaction, { ...sent, acceptedTexts, isConfirmed: true });
  const values = {
    ...evidence,
    secret: secretOf(sent.region),
    oid: draft.listId,
    agreements: agreementsOf(draft),
    promised,
    stated,
  };
  await transaction.insert(orderEvidence).values({ ...values, seal: evidenceSeal(values, list) });
}

const agreementsOf = ({ orders, disadvantagedElderlyAck, elderlyRedeemOverHalfAck }: OrderDraft): readonly string[] => [
  ...mergeAgreements(orders.map((order) => (order.kind === 'redemption' ? [] : order.agreements))).map(
    ({ categoryCode }) => categoryCode,
  ),
  ...(disadvantagedElderlyAck ? ['disadvantagedElderlyAck'] : []),
  ...(elderlyRedeemOverHalfAck ? ['elderlyRedeemOverHalfAck'] : []),
];
