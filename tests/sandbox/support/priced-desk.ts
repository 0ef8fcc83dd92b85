import { and, eq } from 'drizzle-orm';
import { funds, navs } from '../../../sandbox/database/schema/funds';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { placeOrder } from './placed-orders';
import type { TestSandbox } from './test-sandbox';
import { seeBooks } from './watched-books';

/** The account that Taiwan's orders of these tests are placed on, and how they are settled. */
export const taiwanPlace = {
  region: 'TW',
  accountNumber: '5100000022',
  paymentType: 'ON_TWD',
  currency: 'TWD',
} as const;

/** The day whose prices orders of the start of the tests are dealt at. */
export const dealingDate = '2026-03-04';

/** The id of Taiwan's fund with a code. */
export async function fundOf({ database }: TestSandbox, code: string): Promise<number> {
  const [fund] = await database
    .select({ id: funds.id })
    .from(funds)
    .where(and(eq(funds.region, 'TW'), eq(funds.code, code)));
  if (!fund) throw new Error(`there is no fund ${code}`);
  return fund.id;
}

type Price = { readonly fundId: number; readonly nav: string; readonly date?: string };

/** Publishes the price of a day, in place of one that there is. */
export async function publish({ database }: TestSandbox, { fundId, nav, date = dealingDate }: Price): Promise<void> {
  await database
    .insert(navs)
    .values({ fundId, date, nav })
    .onConflictDoUpdate({ target: [navs.fundId, navs.date], set: { nav } });
}

/** Publishes another price for a day, once the books were seen as they are. */
export async function correctTo(sandbox: TestSandbox, price: Price): Promise<void> {
  await seeBooks(sandbox.database);
  await publish(sandbox, price);
}

/** Lets the desk run at an instant of the day in Taipei. */
export async function runDeskAt(sandbox: TestSandbox, instant: string): Promise<void> {
  sandbox.clock.set(`${instant}+08:00`);
  await runDealing(sandbox);
}

type DealtSwitch = { readonly from: number; readonly into: number; readonly units: string; readonly nav: string };

/** Places a switch and lets it be dealt, both its sides at one price; returns its order. */
export async function dealtSwitch(sandbox: TestSandbox, { from, into, units, nav }: DealtSwitch): Promise<string> {
  const id = await placeOrder(sandbox, { ...taiwanPlace, fundId: from, kind: 'switch', units, intoFundId: into });
  await runDeskAt(sandbox, '2026-03-04T16:01:00');
  await publish(sandbox, { fundId: from, nav });
  await runDeskAt(sandbox, '2026-03-05T00:01:00');
  await publish(sandbox, { fundId: into, nav, date: '2026-03-05' });
  await runDeskAt(sandbox, '2026-03-06T00:01:00');
  return id;
}
