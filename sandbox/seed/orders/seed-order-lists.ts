import { and, eq } from 'drizzle-orm';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { type ServerClock, today } from '../../context/clock';
import type { Database } from '../../database/database';
import { accounts } from '../../database/schema/clients';
import { calendars } from '../../database/schema/funds';
import { orderLists } from '../../database/schema/orders';
import { type ListTemplate, listTemplates } from '../../orders/lists/list-templates';
import { makeList } from '../../orders/lists/make-list';
import { buildOrderSubmission } from '../../../domain/trading/orders/build-order-submission';
import { amountQuantity } from '../../../domain/trading/orders/order';
import { decimal } from '../../database/decimal';
import { receiveOnce } from '../../orders/receiving/receive-orders';
import { closedMarket } from '../funds/seed-dealing-terms';

type State = 'open' | 'expired' | 'cancelled' | 'replaced' | 'sent';

/** The lists of the demonstration: their clients, from what each is made, and how it stands; a list that is replaced has a newer one of the same client. */
const planned: readonly (readonly [clientId: string, template: ListTemplate, state: State, note: string])[] = [
  [
    'TW-TYPICAL',
    'typical',
    'open',
    'Typical: a purchase in TWD and one in a foreign currency, a redemption and a switch',
  ],
  ['TW-NO-CODE', 'typical', 'replaced', 'Replaced by the next link'],
  [
    'TW-NO-CODE',
    'typical',
    'open',
    'Purchases, a redemption and a switch, of a client who logs in without a one-time code',
  ],
  [
    'TW-ALERT-O',
    'typical',
    'open',
    'The risk profile is overdue: what is bought or switched fails, what is redeemed is received',
  ],
  ['TW-DIGITAL', 'typical', 'open', 'Of the digital tier: no single purchase is received'],
  ['TW-500', 'typical', 'expired', 'Made the day before: its link has expired'],
  ['TW-ELITE', 'typical', 'cancelled', 'Cancelled by the client'],
  ['TW-ALERT-N', 'typical', 'open', 'No risk profile: what is bought or switched fails, what is redeemed is received'],
  ['TW-ALERT-S', 'typical', 'open', 'The risk profile needs to be reviewed before trading'],
  [
    'TW-ALERT-R',
    'typical',
    'open',
    'Particulars are missing: what is bought or switched fails, what is redeemed is received',
  ],
  ['TW-SENIOR', 'all units', 'open', 'Of an elderly client, who redeems all units of a fund'],
  [
    'TW-NEWCOMER',
    'highest risk',
    'open',
    'A purchase of a fund with the highest risk, without a risk profile: it fails',
  ],
  ['TW-ELITE', 'closed market', 'open', 'A fund whose market is closed today: it is dealt on the next business day'],
  ['TW-500', 'above the cap', 'open', 'More redemptions than the daily cap allows: the last one fails'],
  [
    'TW-NO-RATE',
    'digital share class',
    'open',
    'The least and the most of a digital share class, after a change of bank account',
  ],
  ['TW-USER-NAME', 'purchase', 'sent', 'Sent by the client'],
  ['TW-USER-NAME', 'new fund', 'open', 'A fund that is still subscribed: it is dealt once it is established'],
  [
    'TW-WRONG-SECRET',
    'highest risk',
    'open',
    'Of a disadvantaged elderly client, who buys a fund with the highest risk',
  ],
  ['TW-LOCKED', 'typical', 'open', 'Of a client who can’t log in: whoever opens it opens another’s'],
  [
    'TW-FEE-TYPES',
    'two fee types',
    'open',
    'Two fee types in one redemption; and so little foreign money that it waits, of units so young that they bear a fee',
  ],
];

const day = 24 * 60 * 60 * 1000;

type Deps = { readonly database: Database; readonly clock: ServerClock };

/** Prepares the demonstration's order lists of a day, once for each day that the sandbox is started on, each with its e-mail. */
export async function seedOrderLists(database: Database, clock: ServerClock): Promise<void> {
  const date = today(clock);
  const now = clock.now();
  await database
    .insert(calendars)
    .values({ market: closedMarket, date, name: 'A closure for the demonstration' })
    .onConflictDoNothing();
  for (const [index, [clientId, template, state, note]] of planned.entries()) {
    const lines = await listTemplates[template](database, { clientId, day: date });
    if (lines.length === 0) continue;
    const madeAt = new Date(now.getTime() - (state === 'expired' ? day : 0) + index);
    const list = { oid: `demo-${String(index + 1)}-${date}`, clientId, lines, note, madeAt };
    const isMade = await database.transaction((transaction) => makeList(transaction, list, 'development'));
    if (!isMade) continue;
    const own = and(eq(orderLists.oid, list.oid), eq(orderLists.clientId, clientId));
    if (state === 'cancelled') await database.update(orderLists).set({ cancelledAt: madeAt }).where(own);
    if (state !== 'sent') continue;
    await database.update(orderLists).set({ signedAt: madeAt }).where(own);
    await sendPurchases({ database, clock }, list);
  }
}

/** Sends the purchases of a list as its client would, before the sandbox answers anyone. */
async function sendPurchases(
  { database, clock }: Deps,
  { oid, clientId, lines }: Pick<typeof orderLists.$inferSelect, 'oid' | 'clientId' | 'lines'>,
): Promise<void> {
  const [account] = await database
    .select({ number: accounts.number })
    .from(accounts)
    .where(eq(accounts.clientId, clientId))
    .orderBy(accounts.number);
  const configuration = { contract: 'whole', environment: 'development' } as const;
  const deps = { region: 'TW' as const, database, clock, configuration };
  await receiveOnce(deps, {
    session: { id: 'seed', cookieHash: 'seed' },
    clientId,
    language: 'zh_TW',
    key: deriveKey('order-list', oid),
    body: buildOrderSubmission({
      accountNo: account?.number ?? '',
      listId: oid,
      tradingPassword: '',
      disadvantagedElderlyAck: false,
      elderlyRedeemOverHalfAck: false,
      orders: lines
        .filter(({ type }) => type === 'B')
        .map(({ fundCode, currency, figure }) => ({
          kind: 'buy',
          fundCode,
          currency,
          quantity: amountQuantity(decimal(figure)),
          agreements: [],
        })),
    }),
  });
}
