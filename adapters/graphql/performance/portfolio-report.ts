import * as z from 'zod/mini';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { Result } from '../../../domain/kernel/result';
import type { PortfolioReport } from '../../../domain/performance/portfolio-report';
import { parseBody } from '../../http/parse-body';
import { optionalText } from '../../http/wire-fields';
import { optionalFigure } from '../../http/wire-figures';
import { requiredFigure, optionalBridge } from './bridge-fields';

const report = z.object({
  portfolioHistory: z.object({
    currency: z.string(),
    since: optionalText,
    points: z.array(z.object({ date: z.string(), value: optionalFigure, putIn: optionalFigure })),
    payments: z.array(z.object({ date: z.string(), amount: optionalFigure })),
    worth: z.object({
      total: requiredFigure,
      funds: requiredFigure,
      cash: requiredFigure,
      inTransit: requiredFigure,
      ordersInTransit: z.array(
        z.object({
          orderId: z.string(),
          kind: z.string(),
          fundCode: z.string(),
          fundName: z.string(),
          value: requiredFigure,
        }),
      ),
      openOrders: z.number(),
      unvalued: z.number(),
    }),
    bridge: optionalBridge,
    sinceVisit: optionalBridge,
    latest: optionalBridge,
    timeWeightedReturn: optionalFigure,
    moneyWeightedReturn: optionalFigure,
    realisedGain: optionalFigure,
    unrealisedGain: optionalFigure,
    benchmark: z.nullish(z.array(optionalFigure)),
  }),
});

/** Reads a portfolio's past from the data of PortfolioHistory; a bridge or a sum that isn't figures makes the answer malformed, since half of one would explain nothing [PORT-46]. */
export const readPortfolioReport: (data: unknown) => Result<PortfolioReport, CallFailure> = parseBody(
  report,
  ({ portfolioHistory }): PortfolioReport => ({
    currency: portfolioHistory.currency,
    since: portfolioHistory.since,
    points: portfolioHistory.points.map(({ date, value, putIn }) => ({ date, value, putIn })),
    payments: portfolioHistory.payments.map(({ date, amount }) => ({ date, amount })),
    worth: {
      ...portfolioHistory.worth,
      ordersInTransit: portfolioHistory.worth.ordersInTransit.map(({ orderId, kind, fundCode, fundName, value }) => ({
        orderId,
        kind,
        fund: { code: fundCode, name: fundName },
        value,
      })),
    },
    bridge: portfolioHistory.bridge,
    sinceVisit: portfolioHistory.sinceVisit,
    latest: portfolioHistory.latest,
    timeWeightedReturn: portfolioHistory.timeWeightedReturn,
    moneyWeightedReturn: portfolioHistory.moneyWeightedReturn,
    realisedGain: portfolioHistory.realisedGain,
    unrealisedGain: portfolioHistory.unrealisedGain,
    benchmark: portfolioHistory.benchmark ?? undefined,
  }),
);
