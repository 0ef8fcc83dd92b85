import { exact, none } from './exact';
import { cashName, cashPostings, dividendName } from './expected-money';
import { eventName, moneyName, pointsName, type Posting, unitsName } from './posting';
import type { Facts } from './read-facts';

/** Returns what the books say, each figure under the name that it is expected by. */
export function foundPostings(facts: Facts): readonly Posting[] {
  return [
    ...ordersFound(facts),
    ...unitsFound(facts),
    ...cashFound(facts),
    ...pointsFound(facts),
    ...dividendsFound(facts),
  ];
}

const why = 'the books say so';

function ordersFound(facts: Facts): readonly Posting[] {
  const orders = new Map(facts.orders.map((order) => [order.id, order]));
  const kinds = new Map(facts.events.map((event) => [`${event.order} ${String(event.sequence)}`, event]));
  const results = facts.events.flatMap((event) => {
    const order = orders.get(event.order);
    if (!order || order.isPast || event.price === null) return [];
    const { client, account } = order;
    return (['price', 'units', 'cost', 'amount', 'backEndFee', 'shortTermFee'] as const).map((what) => ({
      client,
      account,
      what,
      of: eventName(order.id, event),
      amount: exact(event[what]),
      why,
    }));
  });
  const ledger = facts.ledger.flatMap((entry) => {
    const order = orders.get(entry.order);
    const event = kinds.get(`${entry.order} ${String(entry.sequence)}`);
    if (!order || !event) return [];
    const { client, account } = order;
    const what = moneyName(entry.side, entry.currency);
    return [{ client, account, what, of: eventName(order.id, event), amount: exact(entry.amount), why }];
  });
  return [...results, ...ledger];
}

function unitsFound(facts: Facts): readonly Posting[] {
  const events = new Map(facts.events.map((event) => [`${event.order} ${String(event.sequence)}`, event]));
  return facts.movements.flatMap((movement): readonly Posting[] => {
    const { order, sequence, account } = movement;
    const event = order === null ? undefined : events.get(`${order} ${String(sequence)}`);
    if (!event) return [];
    const client = facts.owners[account] ?? '';
    const of = eventName(event.order, event);
    const what = unitsName(facts, movement);
    const units = exact(movement.units);
    const isSale = movement.kind === 'sell';
    return [
      { client, account, what, of, amount: isSale ? units.neg() : units, why },
      { client, account, what: `cost of ${what}`, of, amount: exact(movement.cost), why },
    ];
  });
}

function cashFound(facts: Facts): readonly Posting[] {
  const bySid = new Map(facts.cash.map((cash) => [cash.sid, cash]));
  const nameOf = ({ sid, order, type }: { sid: string; order: string | null; type: string }) =>
    order === null ? `transaction ${sid}` : `order ${order}, its ${type}`;
  const told = facts.cash.map((cash): Posting => {
    const [first] = cashPostings({ client: facts.owners[cash.account] ?? '', of: nameOf(cash), cash, why });
    return first ?? { client: '', account: '', what: '', of: '', amount: none, why };
  });
  const entries = facts.cashEntries.flatMap(({ sid, side, currency, amount }): readonly Posting[] => {
    const cash = bySid.get(sid);
    if (!cash) return [];
    const { account } = cash;
    const client = facts.owners[account] ?? '';
    return [{ client, account, what: cashName(side, currency), of: nameOf(cash), amount: exact(amount), why }];
  });
  return [...told, ...entries];
}

const pointsFound = (facts: Facts): readonly Posting[] =>
  facts.pointMovements.map(({ client, expiresOn, order, kind, points }) => ({
    client,
    account: '',
    what: pointsName(expiresOn),
    of: `order ${order}, points ${kind}`,
    amount: exact(points),
    why,
  }));

function dividendsFound(facts: Facts): readonly Posting[] {
  return facts.dividends.flatMap((paid): readonly Posting[] => {
    if (paid.exDate === null) return [];
    const { account, currency } = paid;
    const says = (what: string, figure: string | null): Posting => ({
      client: facts.owners[account] ?? '',
      account,
      what,
      of: dividendName(paid),
      amount: exact(figure),
      why,
    });
    return [
      says(`dividend, ${currency}`, paid.gross),
      says('units that it is for', paid.units),
      says(`dividend, side of the fund, ${currency}`, paid.fundSide),
      says(`dividend, side of the client, ${currency}`, paid.clientSide),
    ];
  });
}
