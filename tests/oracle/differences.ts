import { exact, none, total } from './exact';
import { cashOfOrder, dividendPostings, instructedCash, pointsOfOrders, remittanceDifferences } from './expected-money';
import { coursesOf, type Memory, type OrderCourse, purchaseFee } from './expected-orders';
import { foundPostings } from './found';
import { brokenPromises } from './kept-promises';
import { factsSince, type Opening, openingDifferences, openingOf } from './opening';
import { type Difference, grouped, type Posting } from './posting';
import { type Facts, type Readable, readFacts } from './read-facts';
import { given, waivedBy } from './rules';

/** The beginning of books, and what was seen of them since. */
export type Watch = { readonly opening: Opening; readonly memory: Memory };

/** Returns the beginning of books that are watched from now on: what they hold and no order, transaction or distribution explains. */
export const readOpening = async (database: Readable, how?: { readonly asItStands: boolean }): Promise<Opening> =>
  openingOf(database, await readFacts(database), how);

/**
 * Works the books out from what was instructed and from what the market and the banks told, and compares: units by client,
 * account and fund, money on every side, in transit and in Cash Accounts, points, fees, dividends and what orders are said
 * to have come to. Nothing where all is right; without a watch, what nothing explains counts as how they began.
 */
export async function differencesFromModel(database: Readable, watch?: Watch): Promise<readonly Difference[]> {
  const read = await readFacts(database);
  const { opening, memory } = watch ?? { opening: await openingOf(database, read), memory: new Map() };
  const facts = factsSince(opening, read);
  const courses = coursesOf({ facts, memory });
  const cash = instructedCash(facts, opening.cash);
  const points = pointsOfOrders(courses, facts, opening.taken);
  const expected = [
    ...courses.flatMap((course) => [...course.postings, ...cashOfOrder(course)]),
    ...cash.postings,
    ...points.postings,
    ...dividendPostings(facts),
  ];
  return [
    ...courses.flatMap((course) => [...course.differences, ...feeDifferences(course)]),
    ...cash.differences,
    ...points.differences,
    ...compared(expected, foundPostings(facts)),
    ...remittanceDifferences(courses, facts),
    ...overdrawn(read),
    ...fractionsOfCents(facts),
    ...brokenPromises(facts),
    ...(await openingDifferences(database, opening, facts)),
  ];
}

const nameOf = ({ client, account, what, of }: Posting): string => [client, account, what, of].join('|');

/** Figures of one name are added up on both sides: what is there twice differs as what is missing does. */
function compared(expected: readonly Posting[], found: readonly Posting[]): readonly Difference[] {
  const should = grouped(expected, nameOf);
  const is = grouped(found, nameOf);
  return [...new Set([...should.keys(), ...is.keys()])].flatMap((name) => {
    const ours = should.get(name) ?? [];
    const theirs = is.get(name) ?? [];
    const [sum, sumFound] = [ours, theirs].map((some) => total(some.map(({ amount }) => amount)));
    const first = ours[0] ?? theirs[0];
    // Two equal and opposite figures aren't none.
    const isThere = theirs.length > 0 || ours.every(({ amount }) => amount.eq(0));
    if (!first || (sum?.eq(sumFound ?? none) && isThere)) return [];
    const { client, account, what, of, why } = first;
    const rule = ours.length > 0 ? why : 'nothing explains it';
    return [{ client, account, what, expected: text(sum, ours), found: text(sumFound, theirs), why: `${of}: ${rule}` }];
  });
}

const text = (sum: Posting['amount'] | undefined, of: readonly Posting[]): string =>
  of.length === 0 ? 'nothing' : (sum ?? none).toFixed();

/** Checks that what an order states of its fee is what the rule and the points come to [TRADE-18, EPNT-06, EPNT-09, OPEN-69]. */
function feeDifferences({ order }: OrderCourse): readonly Difference[] {
  if (order.kind !== 'buy' || order.isPast) return [];
  const charged = purchaseFee(order);
  const { client, account, id, points, fee, feeWaived } = order;
  const stated: readonly (readonly [string, Posting['amount'], string | null])[] = [
    ['fee', charged, fee ?? charged.toFixed()],
    ['fee that points waive', waivedBy(points ?? 0, charged, order), feeWaived],
  ];
  return stated.flatMap(([what, should, is]) =>
    should.eq(exact(is))
      ? []
      : [{ client, account, what, expected: should.toFixed(), found: is ?? 'nothing', why: `order ${id}` }],
  );
}

/** Money is settled in whole minor units of its currency, in the demonstration's past as well [FMT-11]. */
function fractionsOfCents({ orders, ledger, cash, cashEntries, dividends, owners }: Facts): readonly Difference[] {
  const accountOf = new Map([
    ...orders.map(({ id, account }) => [id, account] as const),
    ...cash.map(({ sid, account }) => [sid, account] as const),
  ]);
  const settled = [
    ...ledger.map(({ order, currency, amount }) => ({ of: order, account: accountOf.get(order), currency, amount })),
    ...cashEntries.map(({ sid, currency, amount }) => ({ of: sid, account: accountOf.get(sid), currency, amount })),
    ...dividends.map(({ id, account, currency, gross }) => ({ of: String(id), account, currency, amount: gross })),
  ];
  return settled.flatMap(({ of, account = '', currency, amount }) => {
    const whole = given(exact(amount), currency);
    const client = owners[account] ?? '';
    const what = `money in whole minor units, ${currency}`;
    const why = of;
    return whole.eq(amount) ? [] : [{ client, account, what, expected: whole.toFixed(), found: amount, why }];
  });
}

/** No Cash Account pays more than it holds, no grant gives more points than it has. */
function overdrawn(facts: Facts): readonly Difference[] {
  const accounts = grouped(facts.cash, ({ account, currency }) => `${account} ${currency}`);
  const short = [...accounts].flatMap(([name, cash]): readonly Difference[] => {
    const { available } = balanceOf(cash);
    const [account = '', currency = ''] = name.split(' ');
    const why = 'what is booked, without what is on its way out';
    const what = `Cash Account, available ${currency}`;
    const client = facts.owners[account] ?? '';
    return available.lt(0) ? [{ client, account, what, expected: '0 or more', found: available.toFixed(), why }] : [];
  });
  const grants = facts.grants.flatMap(({ client, expiresOn, points }): readonly Difference[] => {
    const moved = facts.pointMovements.filter((one) => one.client === client && one.expiresOn === expiresOn);
    const left = moved.reduce((sum, one) => sum + one.points, points);
    const what = `points that go on ${expiresOn}`;
    const why = 'granted, without what orders took';
    return left < 0 ? [{ client, account: '', what, expected: '0 or more', found: String(left), why }] : [];
  });
  return [...short, ...grants];
}

/** The money of a Cash Account: booked, on its way out, and available [ENT-27, VCA-26]. */
export function balanceOf(cash: readonly Facts['cash'][number][]) {
  const sumOf = (some: typeof cash) => total(some.map(({ amount, sign }) => exact(amount).times(sign)));
  const booked = sumOf(cash.filter(({ status }) => status === 'accepted'));
  const held = sumOf(cash.filter(({ status, sign }) => status === 'pending' && sign < 0)).neg();
  return { booked, held, available: booked.minus(held) };
}
