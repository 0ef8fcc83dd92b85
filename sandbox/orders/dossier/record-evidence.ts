import { eq } from 'drizzle-orm';
import { secretPolicy } from '../../../domain/credentials/secrets/secret-policy';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { mergeAgreements } from '../../../domain/trading/notes/agreement';
import type { OrderDraft } from '../../../domain/trading/orders/order-draft';
import type { Session } from '../../context/find-session';
import type { Database } from '../../database/database';
import { orderEvidence, type PromisedDates } from '../../database/schema/orders';
import { logins, sessions } from '../../database/schema/sessions';
import { sessionMark } from '../../context/session-mark';

type SentList = {
  readonly region: Region;
  readonly session: Pick<Session, 'id' | 'cookieHash'>;
  readonly language: Language;
  readonly draft: OrderDraft;
  readonly at: Date;
  /** The dates that its orders are to be dealt on, as the client is told. */
  readonly promised: readonly PromisedDates[];
};

/** Writes down how a list was sent, while its session is there to tell: what was accepted, by which secret, on which device, and which dates were promised [TRADE-24, TRADE-65]. */
export async function recordEvidence(transaction: Database, sent: SentList): Promise<void> {
  const { region, session, language, draft, at, promised } = sent;
  const [login] = await transaction
    .select({
      at: logins.at,
      browser: logins.browser,
      system: logins.system,
      address: logins.address,
      mark: logins.deviceHash,
    })
    .from(sessions)
    .innerJoin(logins, eq(logins.id, sessions.loginId))
    .where(eq(sessions.cookieHash, session.cookieHash));
  const { acceptedTexts } = draft;
  await transaction.insert(orderEvidence).values({
    oid: draft.listId,
    at,
    language,
    secret: secretPolicy(region, 'transaction') === 'pin' ? 'transaction-pin' : 'trading-password',
    sessionMark: sessionMark(session),
    signedInAt: login?.at ?? null,
    browser: login?.browser ?? null,
    system: login?.system ?? null,
    address: login?.address ?? null,
    deviceMark: login ? markOf(login.mark) : null,
    agreements: agreementsOf(draft),
    textsVersion: acceptedTexts?.version ?? null,
    texts: acceptedTexts?.texts ?? [],
    promised,
  });
}

/** As much of a digest as tells one from another. */
const markOf = (hash: string): string => hash.slice(0, 8);

const agreementsOf = ({ orders, disadvantagedElderlyAck, elderlyRedeemOverHalfAck }: OrderDraft): readonly string[] => [
  ...mergeAgreements(orders.map((order) => (order.kind === 'redemption' ? [] : order.agreements))).map(
    ({ categoryCode }) => categoryCode,
  ),
  ...(disadvantagedElderlyAck ? ['disadvantagedElderlyAck'] : []),
  ...(elderlyRedeemOverHalfAck ? ['elderlyRedeemOverHalfAck'] : []),
];
