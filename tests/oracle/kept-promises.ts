import { exact } from './exact';
import { type Difference, grouped } from './posting';
import type { AnswerFact, Facts, OrderFact } from './read-facts';

/** Checks that what clients were told, plans ordered and dividends became stands in the books, as it was said and once: what is lost whole leaves no other trace. */
export const brokenPromises = (facts: Facts): readonly Difference[] => [
  ...facts.answers.flatMap((answer) => answersUnkept(answer, facts)),
  ...plansUnkept(facts),
  ...dividendsUnkept(facts),
];

type ToldLine = { readonly fundCode: string; readonly currency: string; amount?: string; units?: string };
type ToldList = {
  readonly successfulAllotmentOrders?: readonly ToldLine[] | null;
  readonly successfulRedemptionOrders?: readonly ToldLine[] | null;
  readonly switchOrders?: readonly { readonly sellDeal: ToldLine }[] | null;
};

function answersUnkept({ call, client, key, answer }: AnswerFact, facts: Facts): readonly Difference[] {
  const differs = (what: string, expected: string, found: string): readonly Difference[] =>
    expected === found ? [] : [{ client, account: '', what, expected, found, why: `the client was told so: ${key}` }];
  if (call === 'addVcaTransaction') {
    const isThere = facts.cash.some(({ sid }) => sid === answer['sid']);
    return differs('Cash Account’s transaction', String(answer['sid']), isThere ? String(answer['sid']) : 'none');
  }
  if (call === 'cancelOrder') {
    const last = facts.events.findLast(({ order }) => order === answer['orderId']);
    return differs(`order ${String(answer['orderId'])}`, 'cancelled', last?.kind ?? 'none');
  }
  const told = answer as ToldList;
  const lines = [
    ...(told.successfulAllotmentOrders ?? []).map((line) => lineText('buy', line)),
    ...(told.successfulRedemptionOrders ?? []).map((line) => lineText('redemption', line)),
    ...(told.switchOrders ?? []).map(({ sellDeal }) => lineText('switch', sellDeal)),
  ];
  const oid = key.slice('order-list:'.length);
  const found = facts.orders.filter((order) => order.oid === oid).map((order) => orderText(order, facts));
  return differs(`orders of list ${oid}`, lines.toSorted().join('; '), found.toSorted().join('; '));
}

const lineText = (kind: string, { fundCode, currency, amount, units }: ToldLine): string =>
  `${kind} ${fundCode} ${currency} ${exact(amount ?? units).toFixed()}`;

function orderText({ kind, fund, currency, amount, units }: OrderFact, { funds }: Facts): string {
  const fundCode = funds.find(({ id }) => id === fund)?.code ?? '';
  return lineText(kind, { fundCode, currency, ...(amount === null ? { units: units ?? '' } : { amount }) });
}

/** Each execution is an order of its amount, and each order of a plan an execution [RSP-02, RSP-09]. */
function plansUnkept({ orders, executions, owners }: Facts): readonly Difference[] {
  const byOrder = grouped(executions, ({ order }) => order);
  return orders.flatMap(({ id, origin, client, account, fund, amount, units }) => {
    if (origin !== 'plan') return [];
    const [execution] = byOrder.get(id) ?? [];
    const found = `${account} ${String(fund)} ${exact(amount ?? units).toFixed()}`;
    const isOwn = execution && owners[execution.account] === client;
    // A plan of a sub-account is dealt on the MasterAccount.
    const expected = isOwn ? `${account} ${String(execution.fund)} ${exact(execution.amount).toFixed()}` : 'nothing';
    const why = execution ? `plan ${execution.plan}` : 'no plan has executed it';
    return expected === found ? [] : [{ client, account, what: `order ${id}`, expected, found, why }];
  });
}

/** Checks that what is invested again is the whole dividend, on its account, in its currency, free of charge, and comes of one [DIV-01, ENT-46]. */
function dividendsUnkept({ orders, dividends }: Facts): readonly Difference[] {
  const byOrder = new Map(dividends.map((dividend) => [dividend.order, dividend]));
  return orders.flatMap((order) => {
    if (order.origin !== 'dividend') return [];
    const { id, client, account, fund, currency, amount } = order;
    const paid = byOrder.get(id);
    const found = [account, String(fund), currency, exact(amount).toFixed()].join(' ');
    const expected = paid
      ? [paid.account, String(paid.intoFund), paid.currency, exact(paid.gross).toFixed()].join(' ')
      : 'nothing';
    const why = paid ? `dividend ${String(paid.id)}` : 'no dividend became it';
    return expected === found ? [] : [{ client, account, what: `order ${id}`, expected, found, why }];
  });
}
