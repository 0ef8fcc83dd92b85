/** The codes by which the server refuses an order and for which the catalogue has words [ERR-22]. */
export const refusedCodes = [
  'ORDER_NOT_PREPARED',
  'ORDER_NOT_ALLOWED',
  'ORDER_FUND_CLOSED',
  'ORDER_AMOUNT_INVALID',
  'ORDER_BELOW_MINIMUM',
  'ORDER_ABOVE_MAXIMUM',
  'ORDER_UNITS_INVALID',
  'ORDER_UNITS_EXCEED_AVAILABLE',
  'ORDER_CAP_EXCEEDED',
  'ORDER_RATE_MISSING',
] as const;
