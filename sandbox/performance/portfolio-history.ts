import type {
  HoldingFilter,
  PortfolioHistoryQuery,
  PortfolioHistoryQueryVariables,
} from '../../contract/graphql/performance/generated/graphql';
import { addDays } from '../../domain/calendar/calendar';
import { hongKongDay } from '../../domain/calendar/hong-kong-time';
import { isIsoDate } from '../../domain/calendar/iso-text';
import { periodStart } from '../../domain/funds/performance/performance';
import { periods } from '../../domain/funds/performance/period';
import { groupBy } from '../../domain/kernel/group-by';
import { parseOneOf } from '../../domain/kernel/parse-one-of';
import { parseCurrency } from '../../domain/money/currency';
import { priceAgeLimits } from '../../config/price-ages';
import type { Language } from '../../domain/language';
import { compare, toText } from '../../domain/money/decimal';
import { benchmarkLine } from '../../domain/performance/benchmark';
import type { ValueBridge } from '../../domain/performance/bridge';
import type { DayRange } from '../../domain/calendar/day-range';
import { dealtOrders } from '../../domain/performance/dealt-orders';
import { flowsIn } from '../../domain/performance/flows';
import { largestContributions } from '../../domain/performance/fund-contributions';
import { gainsIn } from '../../domain/performance/gains';
import { latestPriceDay, portfolioWorth } from '../../domain/performance/portfolio-worth';
import { historyOfHoldings } from '../../domain/performance/history-of-holdings';
import { returnsIn } from '../../domain/performance/returns';
import { evenDays, valueLine } from '../../domain/performance/value-line';
import { orderNumber } from '../../domain/trading/orders/order-number';
import type { NamedFund } from '../statements/statement-books';
import { isFinished } from '../../domain/trading/dealing/order-state';
import { today } from '../context/clock';
import { localised } from '../context/language';
import { wireText } from '../portfolio/wire-figures';
import type { CallContext } from '../wire/call-context';
import { ApiError } from '../wire/api-error';
import { benchmarkOf } from './benchmark';
import { bridgeAnswer, bridgeFields, bridgeOver } from './bridge-answer';
import type { NamedHolding } from './client-facts';
import { type ClientHistory, clientHistory } from './client-history';
import { holdingId } from './holding-id';
import { orderNumbers } from './order-numbers';
import { pointAnswer } from './point-answer';

type Answer = PortfolioHistoryQuery['portfolioHistory'];

/** As many as a chart shows, and an answer stays small. */
const mostPoints = 100;

/** As many of each list as keep it so [PORT-46]. */
const mostPayments = 80;
const mostInTransit = 15;
const mostContributions = 15;
const mostDeals = 10;

/** Answers what the signed-in client's money here was worth over a period, and how it came to that [PORT-46, OPEN-27]. */
export async function answerPortfolioHistory(
  variables: PortfolioHistoryQueryVariables,
  context: CallContext,
): Promise<Answer> {
  const currency = parseCurrency(variables.currency);
  const period = parseOneOf(periods, variables.period);
  const visitedOn = variables.visitedOn ?? undefined;
  if (!currency || !period || (visitedOn !== undefined && !isIsoDate(visitedOn)))
    throw new ApiError(400, ['FILTER_INVALID']);
  const { id: clientId } = await context.client();
  const { database, clock } = context.server;
  const day = today(clock);
  const benchmark = variables.benchmark ? await benchmarkOf(context.server, variables.benchmark, day) : undefined;
  const alsoIn = benchmark?.kind === 'fund' ? [benchmark.currency] : [];
  const all = await clientHistory(database, { clientId, day, currency, alsoIn });
  const found = chosenOf(all, variables.holdings);
  const { history } = found;
  const since = history.transfers[0]?.date;
  const beforeAll = addDays(since ?? day, -1);
  const start = period === 'ALL' ? beforeAll : later(periodStart(period, beforeAll, day), beforeAll);
  const range = { first: addDays(start, 1), last: day };
  const pointDays = evenDays({ first: start, last: day }, mostPoints);
  const latest = latestPriceDay(history, day);
  const { timeWeighted, moneyWeighted } = returnsIn(history, range);
  const gains = gainsIn(history, range);
  const bridge = bridgeOver(history, range);
  const numbers = orderNumbers(all.orders);
  return {
    currency,
    since: since ?? null,
    points: valueLine(history, pointDays, priceAgeLimits).map(pointAnswer),
    payments: flowsIn(history, range, mostPayments).map(({ first, last, kind, amount, orderId }) => ({
      date: last,
      first: first === last ? null : first,
      kind,
      amount: wireText(amount),
      orderNo: orderId === undefined ? null : numbers(orderId),
    })),
    worth: worthOn(found, day, context),
    bridge: bridgeFields(bridge, range),
    contributions: contributionsAnswer(bridge, found, context),
    dealsSinceVisit:
      visitedOn === undefined
        ? []
        : dealsAnswer({ ...found, orders: all.orders }, { first: visitedOn, last: day }, context),
    // The day of the visit counts whole: its prices are published, and its orders carried out, after most visits.
    sinceVisit: visitedOn === undefined ? null : bridgeAnswer(history, { first: visitedOn, last: day }),
    latest: latest === undefined ? null : bridgeAnswer(history, { first: latest, last: latest }),
    timeWeightedReturn: wireText(timeWeighted),
    moneyWeightedReturn: moneyWeighted?.kind === 'rate' ? toText(moneyWeighted.percent) : null,
    noMoneyWeightedReturn: moneyWeighted === undefined || moneyWeighted.kind === 'rate' ? null : moneyWeighted.kind,
    realisedGain: wireText(gains.realised),
    unrealisedGain: wireText(gains.unrealised),
    benchmark: benchmark ? benchmarkLine(history, range, { benchmark, days: pointDays }).map(wireText) : null,
  };
}

/** Returns the part of a client's past that is of some holdings; all of it where none are named. */
function chosenOf(all: ClientHistory, filters: PortfolioHistoryQueryVariables['holdings']): ClientHistory {
  if (!filters) return all;
  const wanted = groupBy([filters].flat(), filterKey);
  const isWanted = ({ accountNumber, fund, paymentType }: NamedHolding): boolean =>
    (wanted.get(filterKey({ accountNumber, fundCode: fund.code, currency: fund.currency })) ?? []).some(
      (filter) => (filter.paymentType ?? paymentType) === paymentType,
    );
  const holdings = new Map([...all.holdings].filter(([, holding]) => isWanted(holding)));
  return {
    ...all,
    history: historyOfHoldings(all.history, new Set(holdings.keys())),
    orders: all.orders.filter(({ stored: { row } }) => holdings.has(holdingId(row))),
    holdings,
  };
}

const filterKey = ({ accountNumber, fundCode, currency }: Omit<HoldingFilter, 'paymentType'>): string =>
  [accountNumber, fundCode, currency].join('/');

const later = (one: string, other: string): string => (one > other ? one : other);

type Found = Pick<ClientHistory, 'history' | 'orders' | 'holdings'>;

function contributionsAnswer(
  bridge: ValueBridge | undefined,
  { holdings }: Pick<Found, 'holdings'>,
  { language }: Pick<CallContext, 'language'>,
): Answer['contributions'] {
  const funds = new Map(Array.from(holdings.values(), ({ fundId, fund }) => [fundId, fund]));
  const fundOf = (holding: string) => holdings.get(holding)?.fundId;
  return largestContributions(bridge?.contributions ?? [], fundOf, mostContributions).flatMap(([fundId, figures]) => {
    const fund = funds.get(fundId);
    if (!fund) return [];
    return [
      {
        ...namedFund(fund, language),
        price: toText(figures.price),
        currency: toText(figures.currency),
        distributions: toText(figures.distributions),
        fees: toText(figures.fees),
        gain: toText(figures.gain),
      },
    ];
  });
}

function dealsAnswer(
  { history, orders, holdings }: Found,
  period: DayRange,
  { language }: Pick<CallContext, 'language'>,
): Answer['dealsSinceVisit'] {
  const orderOf = new Map(orders.map(({ stored }) => [stored.row.id, stored]));
  return dealtOrders(history, period)
    .flatMap(({ date, orderId, holding, amount }) => {
      const order = orderOf.get(orderId);
      const fund = holdings.get(holding)?.fund;
      if (!order || !fund) return [];
      const { kind, serial } = order.row;
      return [
        { orderId, orderNo: orderNumber(serial), kind, date, ...namedFund(fund, language), amount: wireText(amount) },
      ];
    })
    .slice(0, mostDeals);
}

const namedFund = ({ code, names }: NamedFund, language: Language) => ({
  fundCode: code,
  fundName: localised(names, language) ?? code,
});

function worthOn({ history, orders }: Found, day: string, { language }: CallContext): Answer['worth'] {
  const { total, funds, cash, inTransit, ordersInTransit, unvalued } = portfolioWorth(history, day);
  const orderOf = new Map(orders.map(({ stored }) => [stored.row.id, stored]));
  const largestFirst = ordersInTransit.toSorted((one, other) => compare(other.value, one.value));
  return {
    total: toText(total),
    funds: toText(funds),
    cash: toText(cash),
    inTransit: toText(inTransit),
    ordersInTransit: largestFirst.slice(0, mostInTransit).flatMap(({ orderId, value }) => {
      const order = orderOf.get(orderId);
      if (!order) return [];
      const { kind, serial } = order.row;
      const date = hongKongDay(order.state.receivedAt) ?? null;
      return [
        {
          orderId,
          orderNo: orderNumber(serial),
          kind,
          date,
          ...namedFund(order.fund, language),
          value: toText(value),
        },
      ];
    }),
    openOrders: orders.filter(({ stored }) => !isFinished(stored.state)).length,
    unvalued: unvalued.filter(({ kind }) => kind === 'fund').length,
  };
}
