import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { orderLists } from '../../database/schema/orders';
import { type ListTemplate, listTemplates } from '../../orders/list-templates';
import { makeList } from '../../orders/make-list';

type State = 'open' | 'expired' | 'cancelled' | 'replaced';

/** Whose lists there are, from what each is made, and how it stands; a list that is replaced has a newer one of the same client. */
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
  ['TW-NEWCOMER', 'highest risk', 'open', 'A purchase of a fund with the highest risk'],
];

const day = 24 * 60 * 60 * 1000;

/** Prepares the demonstration's order lists of a day, once for each day that the sandbox is started on, each with its e-mail. */
export async function seedOrderLists(
  database: Database,
  { today, now }: { readonly today: string; readonly now: Date },
): Promise<void> {
  for (const [index, [clientId, template, state, note]] of planned.entries()) {
    const lines = await listTemplates[template](database, { clientId, day: today });
    if (lines.length === 0) continue;
    const madeAt = new Date(now.getTime() - (state === 'expired' ? day : 0) + index);
    const oid = `demo-${String(index + 1)}-${today}`;
    await database.transaction(async (transaction) => {
      const isMade = await makeList(transaction, { oid, clientId, lines, note, madeAt }, 'development');
      const own = and(eq(orderLists.oid, oid), eq(orderLists.clientId, clientId));
      if (isMade && state === 'cancelled') await transaction.update(orderLists).set({ cancelledAt: madeAt }).where(own);
    });
  }
}
