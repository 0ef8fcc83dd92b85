import Big from 'big.js';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Region } from '../../../domain/region';
import { accounts } from '../../../sandbox/database/schema/clients';
import { funds, movements } from '../../../sandbox/database/schema/funds';
import { dividendFunds } from '../../../sandbox/database/schema/services';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { placeOrder } from '../support/placed-orders';
import type { TestSandbox } from '../support/test-sandbox';
import { beginBooksAnew, seeBooks } from '../support/watched-books';

type Step = {
  readonly daysLater: number;
  readonly kind: 'buy' | 'redemption' | 'switch';
  readonly place: number;
  readonly into: number;
  readonly size: number;
  readonly isFromCash: boolean;
  /** True where the desk works before the next order comes. */
  readonly isDealt: boolean;
  /** The factor by which the price of the client's latest deal is corrected before that; '' for none. */
  readonly correctedBy: string;
};

/** The fee, in percent, that units bought without one bear when they leave. */
const backEndFee = '0.5';

/** Histories of a client's orders over some weeks, with the times at which the desk works. */
export const aHistory = fc.array(
  fc.record<Step>({
    daysLater: fc.constantFrom(0, 1, 3, 5, 8),
    kind: fc.constantFrom('buy', 'redemption', 'switch', 'switch'),
    place: fc.nat(20),
    into: fc.nat(20),
    size: fc.integer({ min: 1, max: 9 }),
    isFromCash: fc.boolean(),
    isDealt: fc.boolean(),
    correctedBy: fc.constantFrom('', '', '0.97', '1.02'),
  }),
  { minLength: 8, maxLength: 10 },
);

/** Sends a client's orders one after the other while the desk works now and then, until two months are over. */
export async function live(
  sandbox: TestSandbox,
  { clientId, region }: { clientId: string; region: Region },
  steps: readonly Step[],
) {
  const { database, clock } = sandbox;
  const held = await database
    .select({
      movement: movements,
      fund: funds,
      units: sql<string>`sum(case ${movements.kind} when 'buy' then ${movements.units} else -${movements.units} end) over (partition by ${movements.accountNumber}, ${movements.fundId}, ${movements.paymentType})`,
    })
    .from(movements)
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .innerJoin(funds, eq(funds.id, movements.fundId))
    .where(and(eq(accounts.clientId, clientId), eq(accounts.type, 'MA')))
    .orderBy(movements.id);
  const positions = [
    ...new Map(held.map((one) => [`${String(one.fund.id)} ${String(one.movement.paymentType)}`, one])).values(),
  ];
  for (const { fund, movement, units } of positions) {
    // Of each, half as many again were bought without a fee, and bear one when they leave.
    const { id: _, ...place } = movement;
    const half = new Big(units).div(2).toFixed(4);
    await database.insert(movements).values({
      ...place,
      kind: 'buy',
      units: half,
      cost: '100',
      date: '2020-01-03',
      tradingType: 'LS',
      feeType: 'back-end',
    });
    await database.update(funds).set({ backEndFeePercent: backEndFee }).where(eq(funds.id, fund.id));
  }
  await beginBooksAnew(database);
  const cashAccount = '510012300189';
  for (const { daysLater, kind, place, into, size, isFromCash, isDealt, correctedBy } of steps) {
    clock.advance(daysLater * 86_400_000);
    if (correctedBy !== '') await correctLatestDeal(sandbox, clientId, correctedBy);
    if (isDealt) await runDealing(sandbox.context(region));
    const position = positions[place % positions.length];
    const other = positions[into % positions.length];
    if (!position || !other) continue;
    const { accountNumber, paymentType, settlementCurrency: currency } = position.movement;
    const from = { region, accountNumber, fundId: position.fund.id, paymentType, currency };
    const units = new Big(position.units).times(size).div(200).toFixed(4);
    const canBeFromCash = region === 'HK' && currency === 'HKD' && accountNumber === cashAccount && isFromCash;
    if (kind === 'buy') {
      const amount = String(size * (canBeFromCash ? 400 : 7_777));
      await placeOrder(sandbox, { ...from, kind, amount, feePercent: '1.8', isFromCash: canBeFromCash });
    } else if (kind === 'redemption' && size > 6)
      await placeOrder(sandbox, { ...from, kind, units, feePercent: backEndFee, feeType: 'back-end' });
    else if (kind === 'redemption') await placeOrder(sandbox, { ...from, kind, units, feePercent: '0' });
    else if (other.fund.id !== position.fund.id)
      await placeOrder(sandbox, { ...from, kind, units, intoFundId: other.fund.id });
  }
  clock.set('2026-05-04T10:00:00+08:00');
  await runDealing(sandbox.context(region));
}

/** Publishes the price of a client's latest deal anew, times a factor, once the books were seen as they are. */
async function correctLatestDeal({ database }: TestSandbox, clientId: string, factor: string): Promise<void> {
  await seeBooks(database);
  await database.execute(sql`
    update navs set nav = round(navs.nav * ${factor}::numeric, 4)
    from (
      select coalesce(case dealt.kind when 'invested' then orders.into_fund_id end, orders.fund_id) as fund_id,
        coalesce(dealt.dealing_date, accepted.dealing_date) as date
      from order_events dealt
      join orders on orders.id = dealt.order_id
      join order_events accepted on accepted.order_id = orders.id and accepted.kind = 'accepted'
      where orders.client_id = ${clientId} and dealt.kind in ('priced', 'invested')
      order by dealt.at desc, dealt.order_id limit 1
    ) latest
    where navs.fund_id = latest.fund_id and navs.date = latest.date`);
}

/** Sets the distributions of the client's funds to be invested in another fund. */
export async function reinvest({ database }: TestSandbox, clientId: string, region: Region): Promise<void> {
  const held = await database
    .selectDistinct({ fundId: movements.fundId })
    .from(movements)
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .where(eq(accounts.clientId, clientId));
  const [into] = held;
  if (!into) throw new Error(`${clientId} of ${region} holds nothing`);
  const wishes = held.filter(({ fundId }, index) => fundId !== into.fundId && index % 2 === 0);
  await database
    .insert(dividendFunds)
    .values(wishes.map(({ fundId }) => ({ clientId, fundId, intoFundId: into.fundId })))
    .onConflictDoNothing();
}
