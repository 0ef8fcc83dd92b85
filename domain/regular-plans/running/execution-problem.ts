import type { LineProblem } from '../../trading/orders/line-problem';
import { contractProblems } from '../changing/contract-problem';

/** The problems that keep a plan from ordering on its day, each with words of its own [RSP-02, RSP-08, RSP-09]. */
export const executionProblems = [
  ...contractProblems,
  'not-allowed',
  'fund-closed',
  'fund-paused',
  'price-too-old',
  'rate-missing',
  'fee-types-differ',
  'units-unavailable',
  'worth-too-low',
  'cap-exceeded',
  'payment-unavailable',
  'balance-too-low',
  'debit-currency',
  'debit-limit',
] as const;

/** One of them. */
export type ExecutionProblem = (typeof executionProblems)[number];

/** The problem of a plan's execution by the code that its order was refused with; undefined for a code that no order of a plan has. */
const problemByCode: Readonly<Record<LineProblem, ExecutionProblem | undefined>> = {
  ORDER_BELOW_MINIMUM: 'below-minimum',
  ORDER_ABOVE_MAXIMUM: 'above-maximum',
  ORDER_NOT_ALLOWED: 'not-allowed',
  ORDER_FUND_CLOSED: 'fund-closed',
  ORDER_FUND_PAUSED: 'fund-paused',
  ORDER_PRICE_TOO_OLD: 'price-too-old',
  ORDER_RATE_MISSING: 'rate-missing',
  ORDER_FEE_TYPES_DIFFER: 'fee-types-differ',
  ORDER_UNITS_EXCEED_AVAILABLE: 'units-unavailable',
  ORDER_WORTH_TOO_LOW: 'worth-too-low',
  ORDER_CAP_EXCEEDED: 'cap-exceeded',
  ORDER_PAYMENT_UNAVAILABLE: 'payment-unavailable',
  ORDER_BALANCE_TOO_LOW: 'balance-too-low',
  ORDER_DEBIT_CURRENCY: 'debit-currency',
  ORDER_DEBIT_LIMIT: 'debit-limit',
  // A plan's figure is checked when it is set up and changed, and its points are those that its client has.
  ORDER_AMOUNT_INVALID: undefined,
  ORDER_UNITS_INVALID: undefined,
  ORDER_FUND_SAME: undefined,
  ORDER_POINTS_INVALID: undefined,
  ORDER_POINTS_EXCEED_AVAILABLE: undefined,
  // A plan's order is on no list of an adviser, in no service of its own, and stopped by no stop.
  ORDER_NOT_PREPARED: undefined,
  ORDER_SERVICE_CLOSED: undefined,
  ORDER_DAY_NOT_OFFERED: undefined,
  ORDER_IPO_CLOSED: undefined,
  ORDER_FUND_NOT_NEW: undefined,
  ORDER_FUND_NEW: undefined,
  ORDER_STOPPED: undefined,
};

/** Returns the problem that kept a plan from ordering, by the code of the refusal; undefined where that says none. */
export const executionProblem = (refusal: string | undefined): ExecutionProblem | undefined =>
  isLineProblem(refusal) ? problemByCode[refusal] : undefined;

const isLineProblem = (code: string | undefined): code is LineProblem =>
  code !== undefined && Object.hasOwn(problemByCode, code);
