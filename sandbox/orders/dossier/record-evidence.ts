import { mergeAgreements } from '../../../domain/trading/notes/agreement';
import type { OrderDraft } from '../../../domain/trading/orders/order-draft';
import type { Database } from '../../database/database';
import { orderEvidence, type PromisedDates } from '../../database/schema/orders';
import { type Sent, secretOf, sentEvidence } from '../../evidence/sent-evidence';

type SentList = Omit<Sent, 'acceptedTexts' | 'isConfirmed'> & {
  readonly draft: OrderDraft;
  /** The dates that its orders are to be dealt on, as the client is told. */
  readonly promised: readonly PromisedDates[];
};

/** Writes down how a list was sent, while its session is there to tell: what was accepted, by which secret, on which device, and which dates were promised [TRADE-24, TRADE-65]. */
export async function recordEvidence(transaction: Database, { draft, promised, ...sent }: SentList): Promise<void> {
  const { acceptedTexts } = draft;
  const evidence = await sentEvidence(transaction, { ...sent, acceptedTexts, isConfirmed: true });
  await transaction.insert(orderEvidence).values({
    ...evidence,
    secret: secretOf(sent.region),
    oid: draft.listId,
    agreements: agreementsOf(draft),
    promised,
  });
}

const agreementsOf = ({ orders, disadvantagedElderlyAck, elderlyRedeemOverHalfAck }: OrderDraft): readonly string[] => [
  ...mergeAgreements(orders.map((order) => (order.kind === 'redemption' ? [] : order.agreements))).map(
    ({ categoryCode }) => categoryCode,
  ),
  ...(disadvantagedElderlyAck ? ['disadvantagedElderlyAck'] : []),
  ...(elderlyRedeemOverHalfAck ? ['elderlyRedeemOverHalfAck'] : []),
];
