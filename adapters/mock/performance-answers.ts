import * as z from 'zod/mini';
import { regionDefaults } from '../../config/regions';
import { periods } from '../../domain/funds/performance/period';
import { type AnswersByCall, answerWith, type Answering, type MockCall, rejectWith } from './mock-call';

const holding = z.object({
  accountNumber: z.string(),
  fundCode: z.string(),
  currency: z.string(),
  paymentType: z.optional(z.nullable(z.string())),
});

const pastQuery = z.object({
  variables: z.object({
    currency: z.string(),
    period: z.string(),
    visitedOn: z.optional(z.nullable(z.string())),
    holdings: z.optional(z.nullable(z.array(holding))),
    benchmark: z.optional(z.unknown()),
  }),
});

const bridge = z.nullable(z.looseObject({ first: z.string() }));

const recordedPast = z.object({
  data: z.object({
    portfolioHistory: z.looseObject({ points: z.array(z.unknown()), bridge, sinceVisit: bridge }),
  }),
});

const gainsQuery = z.object({
  variables: z.object({ currency: z.string(), year: z.optional(z.nullable(z.number())) }),
});

const outcomesQuery = z.object({ variables: z.object({ currency: z.string() }) });

/** Returns the name of a recording by what it is recorded by; what is usual isn't named. */
const recordingName = (name: string, ...by: readonly (string | undefined)[]): string =>
  [name, ...by.filter((each) => each !== undefined)].join('.');

const unusualCurrency = ({ region }: MockCall, currency: string): string | undefined =>
  currency === regionDefaults[region].defaultCurrency ? undefined : currency;

/** Returns the key of some holdings, whichever comes first. */
const holdingsKey = (holdings: readonly z.infer<typeof holding>[]): string =>
  holdings
    .map(({ accountNumber, fundCode, currency, paymentType }) =>
      [accountNumber, fundCode, currency, ...(paymentType ? [paymentType] : [])].join('/'),
    )
    .toSorted()
    .join('+');

/**
 * Answers with the past of a recorded period, of all money or of a recorded part; a visit on another day than the recorded one is
 * told of where a recorded period begins with it. No benchmark is known, since each client compares with another [PORT-46].
 */
const answerPast: Answering = async (call) => {
  const { currency, period, visitedOn, holdings, benchmark } = pastQuery.parse(call.sent).variables;
  const past = async (of: string) => {
    const part = holdings ? holdingsKey(holdings) : undefined;
    const name = recordingName('PortfolioHistory', unusualCurrency(call, currency), part, of === '1Y' ? undefined : of);
    const recorded = await call.answer(name);
    return recorded && recordedPast.parse(recorded.body).data.portfolioHistory;
  };
  const found = await past(period);
  if (found === undefined) return rejectWith('NOT_FOUND', 404);
  const compared = benchmark ? { ...found, benchmark: found.points.map(() => null) } : found;
  if (visitedOn && found.sinceVisit?.first === visitedOn) return answerHistory(compared);
  const others = visitedOn ? await Promise.all(periods.map(past)) : [];
  const sinceVisit = others.find((other) => other?.bridge?.first === visitedOn)?.bridge ?? null;
  return answerHistory({ ...compared, sinceVisit, dealsSinceVisit: [] });
};

const answerHistory = (portfolioHistory: object) => answerWith({ data: { portfolioHistory } });

/** The past, the gains of a year and the outcomes of plans, in the currencies, periods and years that are recorded. */
export const performanceAnswers = {
  PortfolioHistory: answerPast,
  GainsAndIncome: async (call) => {
    const { currency, year } = gainsQuery.parse(call.sent).variables;
    const name = recordingName('GainsAndIncome', unusualCurrency(call, currency), year ? String(year) : undefined);
    return (await call.answer(name)) ?? rejectWith('NOT_FOUND', 404);
  },
  PlanOutcomes: async (call) => {
    const { currency } = outcomesQuery.parse(call.sent).variables;
    const name = recordingName('PlanOutcomes', unusualCurrency(call, currency));
    return (await call.answer(name)) ?? rejectWith('NOT_FOUND', 404);
  },
} satisfies AnswersByCall;
