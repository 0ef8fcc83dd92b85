/** Why a line of an order list can't be received, each by a code of its own [ERR-22, TRADE-100]. */
export const lineProblems = [
  'ORDER_NOT_PREPARED',
  'ORDER_NOT_ALLOWED',
  'ORDER_FEE_TYPES_DIFFER',
  'ORDER_FUND_SAME',
  'ORDER_FUND_CLOSED',
  'ORDER_FUND_PAUSED',
  'ORDER_AMOUNT_INVALID',
  'ORDER_BELOW_MINIMUM',
  'ORDER_ABOVE_MAXIMUM',
  'ORDER_UNITS_INVALID',
  'ORDER_UNITS_EXCEED_AVAILABLE',
  'ORDER_WORTH_TOO_LOW',
  'ORDER_CAP_EXCEEDED',
  'ORDER_RATE_MISSING',
  'ORDER_PRICE_TOO_OLD',
  'ORDER_PAYMENT_UNAVAILABLE',
  'ORDER_BALANCE_TOO_LOW',
  'ORDER_DEBIT_CURRENCY',
  'ORDER_DEBIT_LIMIT',
  'ORDER_POINTS_INVALID',
  'ORDER_POINTS_EXCEED_AVAILABLE',
  'ORDER_SERVICE_CLOSED',
  'ORDER_DAY_NOT_OFFERED',
  'ORDER_IPO_CLOSED',
  'ORDER_FUND_NOT_NEW',
  'ORDER_FUND_NEW',
  'ORDER_STOPPED',
] as const;

/** One of them. */
export type LineProblem = (typeof lineProblems)[number];

/** The codes for an amount outside its bounds [TRADE-98, TRADE-99]. */
export const boundErrorCodes = {
  'below-minimum': 'ORDER_BELOW_MINIMUM',
  'above-maximum': 'ORDER_ABOVE_MAXIMUM',
} as const satisfies Readonly<Record<string, LineProblem>>;
