import { Holdings } from '../../../application/ports/holdings/holdings';
import { GainsReports } from '../../../application/ports/holdings/gains-reports';
import { PortfolioHistory } from '../../../application/ports/holdings/portfolio-history';
import { Contacts } from '../../../application/ports/clients/contacts';
import { Statements } from '../../../application/ports/documents/statements';
import { PriceAlerts } from '../../../application/ports/funds/price-alerts';
import { ClientMessages } from '../../../application/ports/messages/client-messages';
import { OrderRecords } from '../../../application/ports/orders/order-records';
import { PlanSchedules } from '../../../application/ports/plans/plan-schedules';
import { ClientPoints } from '../../../application/ports/tiers/client-points';
import { compare, type Decimal, negate, toText } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { type Act, failureText, type Visit } from './visit';

/** Looks at the portfolio and at how it came about, whose figures have to be the same. */
export const lookAtPortfolio: Act = async (visit) => {
  const { tab, client } = visit;
  const currency = client.region === 'HK' ? 'HKD' : 'TWD';
  const filter = { type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE', currency } as const;
  // As its screen asks: at the same time.
  const [portfolio, history] = await Promise.all([
    tab.get(Holdings).load(filter),
    tab.get(PortfolioHistory).report({ currency, period: '1M', visitedOn: undefined }),
  ]);
  if (!portfolio.ok) return `sees no portfolio: ${failureText(portfolio.error)}`;
  const { totals, holdings } = portfolio.value;
  const lines = sum(holdings.flatMap(({ marketValue }) => marketValue ?? []));
  mustAgree(visit, 'the total and the sum of the holdings', totals.marketValue, lines);
  if (!history.ok || history.value === undefined) return `sees ${toText(totals.marketValue)} and no history`;
  const { worth, bridge } = history.value;
  const mayDiffer = portfolio.value.totals.withoutValue > 0;
  if (!mayDiffer) mustAgree(visit, 'the portfolio and its history', totals.marketValue, worth.funds);
  mustAgree(visit, 'the parts of the worth', worth.total, sum([worth.funds, worth.cash, worth.inTransit]));
  if (bridge) {
    const { opening, paidIn, paidOut, price, currency: rates, distributions, fees, unexplained, closing } = bridge;
    const explained = [opening, paidIn, negate(paidOut), price, rates, distributions, negate(fees), unexplained];
    mustAgree(visit, 'the way from opening to closing', sum(explained), closing);
    mustAgree(visit, 'the closing value and the worth', closing, worth.total);
  }
  return `sees ${currency} ${toText(totals.marketValue)} in ${String(holdings.length)} funds`;
};

/** Reads messages, alerts, contacts and papers, and opens a paper of each kind. */
export const readPapers: Act = async ({ tab, chance }) => {
  const statements = tab.get(Statements);
  const [messages, alerts, contact, notes, months, orders] = await Promise.all([
    tab.get(ClientMessages).list(),
    tab.get(PriceAlerts).current(),
    tab.get(Contacts).current(),
    statements.contractNotes(),
    statements.monthly(),
    tab.get(OrderRecords).all(),
  ]);
  const note = notes.ok ? chance.oneOf(notes.value) : undefined;
  const month = months.ok ? chance.oneOf(months.value.statements)?.month : undefined;
  const orderId = orders.ok ? chance.oneOf(orders.value.orders.slice(0, 10))?.orderId : undefined;
  const opened = await Promise.all([
    note && statements.contractNoteFile(note.orderId),
    month && statements.monthlyFile(month),
    orderId && statements.orderReceiptFile(orderId),
    orderId && tab.get(OrderRecords).eventsOf(orderId),
  ]);
  const read = [messages, alerts, contact, notes, months, ...opened].map((one) => {
    if (!one) return 'none';
    return one.ok ? 'read' : failureText(one.error);
  });
  return `reads messages, alerts, contacts, papers: ${read.join(', ')}`;
};

/** Looks at orders, plans, points, and the gains of the year. */
export const lookAtRecords: Act = async (visit) => {
  const { tab, client } = visit;
  const currency = client.region === 'HK' ? 'HKD' : 'TWD';
  const [orders, plans, points, gains] = await Promise.all([
    tab.get(OrderRecords).all(),
    tab.get(PlanSchedules).all(),
    tab.get(ClientPoints).current(),
    tab.get(GainsReports).ofYear({ currency, year: undefined }),
  ]);
  if (!orders.ok) return `sees no orders: ${failureText(orders.error)}`;
  const seen = [plans, points, gains].map((one) => (one.ok ? 'sees' : failureText(one.error)));
  return `sees ${String(orders.value.orders.length)} orders; plans, points, gains: ${seen.join(', ')}`;
};

function mustAgree(visit: Visit, what: string, one: Decimal, other: Decimal): void {
  if (compare(one, other) !== 0) visit.object(`${what} differ: ${toText(one)} and ${toText(other)}`);
}
