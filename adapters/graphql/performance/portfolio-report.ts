import * as z from 'zod/mini';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { Result } from '../../../domain/kernel/result';
import type { PortfolioReport } from '../../../domain/performance/portfolio-report';
import { parseOneOf } from '../../../domain/kernel/parse-one-of';
import { flowKinds } from '../../../domain/performance/flows';
import { parseBody } from '../../http/parse-body';
import { optionalText } from '../../http/wire-fields';
import { optionalFigure } from '../../http/wire-figures';
import { requiredFigure, optionalBridge } from './bridge-fields';

const namedOrder = {
  orderId: z.string(),
  orderNo: optionalText,
  date: optionalText,
  kind: z.string(),
  fundCode: z.string(),
  fundName: z.string(),
};

/** A list that older servers of the extension don't send. */
const listOf = <T extends z.core.SomeType>(item: T) => z._default(z.array(item), []);

const report = z.object({
  portfolioHistory: z.object({
    currency: z.string(),
    since: optionalText,
    points: z.array(
      z.object({ date: z.string(), value: optionalFigure, putIn: optionalFigure, oldPriceDate: optionalText }),
    ),
    payments: z.array(
      z.object({
        date: z.string(),
        first: optionalText,
        kind: optionalText,
        amount: optionalFigure,
        orderNo: optionalText,
      }),
    ),
    worth: z.object({
      total: requiredFigure,
      funds: requiredFigure,
      cash: requiredFigure,
      inTransit: requiredFigure,
      ordersInTransit: z.array(
        z.object({
          ...namedOrder,
          value: requiredFigure,
        }),
      ),
      openOrders: z.number(),
      unvalued: z.number(),
    }),
    bridge: optionalBridge,
    contributions: listOf(
      z.object({
        fundCode: z.string(),
        fundName: z.string(),
        price: requiredFigure,
        currency: requiredFigure,
        distributions: requiredFigure,
        fees: requiredFigure,
        gain: requiredFigure,
      }),
    ),
    dealsSinceVisit: listOf(z.object({ ...namedOrder, amount: optionalFigure })),
    sinceVisit: optionalBridge,
    latest: optionalBridge,
    timeWeightedReturn: optionalFigure,
    moneyWeightedReturn: optionalFigure,
    noMoneyWeightedReturn: optionalText,
    realisedGain: optionalFigure,
    unrealisedGain: optionalFigure,
    benchmark: z.nullish(z.array(optionalFigure)),
  }),
});

const noReturns = ['none', 'ambiguous'] as const;

type OfFund = { readonly fundCode: string; readonly fundName: string };

/** Gives something of a fund its fund, by code and name. */
const withFund = <T extends OfFund>({ fundCode, fundName, ...rest }: T) => ({
  ...rest,
  fund: { code: fundCode, name: fundName },
});

/** Reads a portfolio's past from the data of PortfolioHistory; a bridge or a sum that isn't figures makes the answer malformed, since half of one would explain nothing [PORT-46]. */
export const readPortfolioReport: (data: unknown) => Result<PortfolioReport, CallFailure> = parseBody(
  report,
  ({ portfolioHistory }): PortfolioReport => ({
    currency: portfolioHistory.currency,
    since: portfolioHistory.since,
    points: portfolioHistory.points.map(({ date, value, putIn, oldPriceDate }) => ({
      date,
      value,
      putIn,
      oldPriceDate,
    })),
    payments: portfolioHistory.payments.map((payment) => ({
      ...payment,
      kind: parseOneOf(flowKinds, payment.kind),
    })),
    worth: {
      ...portfolioHistory.worth,
      ordersInTransit: portfolioHistory.worth.ordersInTransit.map(withFund),
    },
    bridge: portfolioHistory.bridge,
    contributions: portfolioHistory.contributions.map(withFund),
    dealsSinceVisit: portfolioHistory.dealsSinceVisit.map(withFund),
    sinceVisit: portfolioHistory.sinceVisit,
    latest: portfolioHistory.latest,
    timeWeightedReturn: portfolioHistory.timeWeightedReturn,
    moneyWeightedReturn: portfolioHistory.moneyWeightedReturn,
    noMoneyWeightedReturn: parseOneOf(noReturns, portfolioHistory.noMoneyWeightedReturn),
    realisedGain: portfolioHistory.realisedGain,
    unrealisedGain: portfolioHistory.unrealisedGain,
    benchmark: portfolioHistory.benchmark ?? undefined,
  }),
);
