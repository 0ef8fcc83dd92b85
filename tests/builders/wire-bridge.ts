/** A bridge as a server sends it, whose lines come to its closing value, over the year before the tests' day. */
export const wireBridge = {
  first: '2025-11-19',
  last: '2026-11-18',
  opening: '900000.00',
  paidIn: '60000.00',
  paidOut: '10000.00',
  price: '25000.50',
  currency: '-1200.00',
  distributions: '300.00',
  fees: '100.50',
  unexplained: '0',
  closing: '974000.00',
};
