import { daysAfter, daysBefore, localTime } from './business-days';
import { type Exact, exact, none, total } from './exact';
import type { OrderCourse } from './expected-orders';
import { type Difference, grouped, pointsName, type Posting } from './posting';
import type { CashFact, Facts, PointsFact } from './read-facts';
import { exchanged, given, leastRemittance, rateDays, redemptionDays } from './rules';

/** The state that is told of a Cash Account's transaction, and whose money it is. */
export function cashPostings({ client, of, cash, why }: CashLine): readonly Posting[] {
  const { account, currency, type, sign, amount, status } = cash;
  const moved = exact(amount).times(sign);
  const says = (what: string, figure: Exact): Posting => ({ client, account, what, of, amount: figure, why });
  const told = says(`Cash Account, ${type} ${status}, ${currency}`, moved);
  if (status !== 'accepted') return [told];
  const other = ofOrders.includes(type) ? 'orders' : 'bank';
  return [told, says(cashName('cash-account', currency), moved), says(cashName(other, currency), moved.neg())];
}

type CashLine = {
  readonly client: string;
  readonly of: string;
  readonly cash: Omit<CashFact, 'sid' | 'order' | 'paymentStatus'>;
  readonly why: string;
};

/** The transactions whose other side are orders; that of all others is the client's bank [VCA-09..18]. */
const ofOrders = ['lumpsum_subscription', 'escheduler_subscription', 'refund', 'subscription'];

export const cashName = (side: string, currency: string): string => `Cash Account’s ledger, ${side}, ${currency}`;

/** The money that orders must have brought to the Cash Accounts that pay them: money on its way out until the debit, then booked, and back where nothing came of it [VCA-15, VCA-17]. */
export function cashOfOrder({ order, events, stage, money, wasAccepted }: OrderCourse): readonly Posting[] {
  if (order.paidFrom !== 'cash-account' || events.length === 0) return [];
  const { client, account, currency, id } = order;
  const isOver = stage === 'cancelled' || stage === 'rejected';
  const status = wasAccepted ? 'accepted' : isOver ? 'rejected' : 'pending';
  const cash = { account, currency, amount: money.toFixed(), status } as const;
  const line = (type: string, sign: number, why: string) =>
    cashPostings({ client, of: `order ${id}, its ${type}`, cash: { ...cash, type, sign }, why });
  return [
    ...line('lumpsum_subscription', -1, 'the order is paid from it'),
    ...(wasAccepted && isOver ? line('refund', 1, 'the order came to nothing') : []),
  ];
}

const statusAfter: Readonly<Record<string, CashFact['status']>> = {
  held: 'pending',
  received: 'pending',
  paid: 'accepted',
  refused: 'rejected',
  cancelled: 'rejected',
};
const cashSteps: Readonly<Record<string, readonly string[]>> = {
  '': ['held', 'received'],
  held: ['received', 'cancelled'],
  received: ['paid', 'refused'],
};

/** The money that clients instructed and banks told of: in or out as they said, in the state that the last word leaves. */
export function instructedCash(facts: Facts, opening: readonly CashFact[]): Expected {
  const begun = new Map(opening.map((cash) => [cash.sid, cash]));
  const events = grouped(facts.cashEvents, ({ sid }) => sid);
  const postings: Posting[] = [];
  const differences: Difference[] = [];
  for (const cash of facts.cash) {
    if (cash.order !== null) continue;
    const { account, sid } = cash;
    const client = facts.owners[account] ?? '';
    const kinds = (events.get(sid) ?? []).map(({ kind }) => kind);
    const differs = (what: string, expected: string, found: string) =>
      differences.push({ client, account, what, expected, found, why: `transaction ${sid}` });
    for (const [index, kind] of kinds.entries())
      if (!cashSteps[kinds[index - 1] ?? '']?.includes(kind)) differs('what follows', `not ${kind}`, kinds.join(', '));
    const last = kinds.at(-1);
    const status = last === undefined ? begun.get(sid)?.status : statusAfter[last];
    if (status === undefined) {
      differs(`Cash Account, ${cash.type}`, 'nothing', `${cash.amount}, which nobody instructed`);
      continue;
    }
    const instructed = last === undefined ? cash : { ...cash, sign: cash.type === 'topup' ? 1 : -1 };
    const why = last === undefined ? 'the books began with it' : `the last that was told is ${last}`;
    postings.push(...cashPostings({ client, of: `transaction ${sid}`, cash: { ...instructed, status }, why }));
    if (status !== cash.paymentStatus) differs('payment', status, cash.paymentStatus);
  }
  for (const [sid, { account, amount }] of begun)
    if (!facts.cash.some((cash) => cash.sid === sid)) {
      const lost = { what: 'Cash Account', expected: amount, found: 'nothing', why: `transaction ${sid}` };
      differences.push({ client: facts.owners[account] ?? '', account, ...lost });
    }
  return { postings, differences };
}

export type Expected = { readonly postings: readonly Posting[]; readonly differences: readonly Difference[] };

/** The points that orders take of a client's, those that go first before the others, and give back where nothing comes of them [EPNT-02, EPNT-06]. */
export function pointsOfOrders(courses: readonly OrderCourse[], facts: Facts, before: readonly PointsFact[]): Expected {
  const leftOf = ({ client, expiresOn, points }: PointsFact): number =>
    before
      .filter((one) => one.client === client && one.expiresOn === expiresOn)
      .reduce((left, moved) => left + moved.points, points);
  const left = grouped(
    facts.grants.map((grant) => ({ ...grant, points: leftOf(grant) })),
    ({ client }) => client,
  );
  const moves = courses.flatMap((course) =>
    course.order.points === null
      ? []
      : course.events.flatMap((event) => {
          const sign = { received: -1, cancelled: 1, rejected: 1 }[event.kind];
          return sign === undefined ? [] : [{ course, event, sign }];
        }),
  );
  const inTime = moves.toSorted(
    ({ event: one }, { event: other }) =>
      one.transaction - other.transaction || Date.parse(one.at) - Date.parse(other.at),
  );
  const takenBy = new Map<string, { readonly expiresOn: string; readonly points: number }[]>();
  const postings: Posting[] = [];
  const differences: Difference[] = [];
  for (const { course, event, sign } of inTime) {
    const { client, account, id, points } = course.order;
    const grants = left.get(client) ?? [];
    const moved = takenBy.get(id) ?? [];
    if (sign < 0) {
      let wanted = points ?? 0;
      for (const grant of grants.filter(({ expiresOn }) => expiresOn >= localTime(event.at).day)) {
        const part = Math.min(wanted, Math.max(0, grant.points));
        wanted -= part;
        if (part > 0) moved.push({ expiresOn: grant.expiresOn, points: part });
      }
      takenBy.set(id, moved);
      const short = { what: 'points', expected: String(points), found: `${String(wanted)} fewer`, why: `order ${id}` };
      if (wanted > 0) differences.push({ client, account, ...short });
    }
    for (const { expiresOn, points: part } of moved) {
      const grant = grants.find((one) => one.expiresOn === expiresOn);
      if (grant) Object.assign(grant, { points: grant.points + sign * part });
      const of = `order ${id}, points ${sign < 0 ? 'taken' : 'given-back'}`;
      const why = sign < 0 ? 'redeemed for its fee' : 'nothing came of it';
      postings.push({ client, account: '', what: pointsName(expiresOn), of, amount: exact(sign * part), why });
    }
  }
  return { postings, differences };
}

/** The waiting of Taiwan's foreign redemptions: none is kept that reaches the threshold with the others that wait, none goes below it [TRADE-124]. */
export function remittanceDifferences(courses: readonly OrderCourse[], facts: Facts): readonly Difference[] {
  const foreign = courses.filter(
    ({ order }) => order.kind === 'redemption' && order.region === 'TW' && !order.isPast && order.currency !== 'TWD',
  );
  const places = grouped(foreign, ({ order }) => `${order.account} ${order.currency}`);
  return [...places.values()].flatMap((some) => remittancesOfPlace(some, facts));
}

function remittancesOfPlace(courses: readonly OrderCourse[], facts: Facts): readonly Difference[] {
  const steps = courses.flatMap((course) =>
    course.events.flatMap(({ kind, at }) => (kind === 'waiting' || kind === 'settled' ? [{ course, kind, at }] : [])),
  );
  const waiting = new Set<OrderCourse>();
  const differences: Difference[] = [];
  const byInstant = grouped(steps, ({ at }) => Date.parse(at));
  for (const instant of [...byInstant.keys()].toSorted((one, other) => one - other)) {
    const paid: OrderCourse[] = [];
    for (const { course, kind } of byInstant.get(instant) ?? []) if (kind === 'waiting') waiting.add(course);
    for (const { course, kind } of byInstant.get(instant) ?? [])
      if (kind === 'settled') {
        waiting.delete(course);
        paid.push(course);
      }
    const [remitted, kept] = [paid, [...waiting]].map((some) => worthOf(some, facts));
    const { client, account, currency } = (paid[0] ?? courses[0])?.order ?? { client: '', account: '', currency: '' };
    const what = `remittance, ${currency}`;
    const at = new Date(instant).toISOString();
    if (paid.length > 0 && remitted?.lt(leastRemittance))
      differences.push({
        client,
        account,
        what,
        expected: 'kept',
        found: `TWD ${remitted.toFixed(2)} remitted`,
        why: at,
      });
    if (kept?.gte(leastRemittance))
      differences.push({ client, account, what, expected: 'remitted', found: `TWD ${kept.toFixed(2)} kept`, why: at });
  }
  return differences;
}

/** Returns what redemptions brought, in Taiwan's dollars by the rates of the day on which the last of them is paid. */
function worthOf(courses: readonly OrderCourse[], { rates }: Facts): Exact {
  const [first] = courses;
  if (!first) return none;
  const days = courses.map(({ dealingDate }) =>
    daysAfter(dealingDate, redemptionDays, { region: 'TW', closed: new Set() }),
  );
  const day = days.toSorted().at(-1) ?? '';
  const oldest = daysBefore(day, rateDays);
  const perUsd = (currency: string) =>
    currency === 'USD'
      ? exact(1)
      : exact(rates.findLast((rate) => rate.currency === currency && rate.date <= day && rate.date >= oldest)?.perUsd);
  const from = perUsd(first.order.currency);
  const money = total(courses.map((course) => course.money));
  return from.eq(0) ? none : exchanged(money, from, perUsd('TWD'));
}

/** The distributions that funds paid to whom held them before the ex-date, and what became of it [DIV-01, FUND-17]. */
export function dividendPostings(facts: Facts): readonly Posting[] {
  return facts.entitlements.flatMap(({ fund, account, paymentType, units, onUnit, currency, exDate, payDate }) => {
    const gross = given(exact(units).times(onUnit), currency);
    if (gross.eq(0)) return [];
    const of = dividendName({ fund, exDate, paymentType });
    const says = (what: string, amount: Exact): Posting => ({
      client: facts.owners[account] ?? '',
      account,
      what,
      of,
      amount,
      why: `${units} units before ${exDate}, ${onUnit} each, paid on ${payDate}`,
    });
    return [
      says(`dividend, ${currency}`, gross),
      says('units that it is for', exact(units)),
      says(`dividend, side of the fund, ${currency}`, gross.neg()),
      says(`dividend, side of the client, ${currency}`, gross),
    ];
  });
}

export const dividendName = (paid: { fund: number; exDate: string | null; paymentType: string | null }): string =>
  `dividend of fund ${String(paid.fund)}, ex ${paid.exDate ?? 'never'} ${paid.paymentType ?? ''}`;
