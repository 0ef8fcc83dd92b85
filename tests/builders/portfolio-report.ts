import type { DatedBridge, PortfolioReport } from '../../domain/performance/portfolio-report';
import { type PastSheetWords, type PastTerm, pastTerms } from '../../domain/performance/portfolio-sheets';
import { decimal } from './decimal';

/** The words of a downloaded past: each line by its own name. */
export const pastWords: PastSheetWords = {
  sheets: { assets: 'Assets', changes: 'Changes', line: 'Line', payments: 'Payments' },
  terms: Object.fromEntries(pastTerms.map((term) => [term, term])) as Record<PastTerm, string>,
  transit: ({ kind, fund }) => `${kind} of ${fund.name}`,
  flow: ({ kind }) => kind ?? 'payment',
  unvalued: (count) => `${String(count)} without a price`,
  moneyLeftOut: 'money left out',
  noReturn: (reason) => `no return: ${reason}`,
};

const bridge: DatedBridge = {
  first: '2025-11-19',
  last: '2026-11-18',
  opening: decimal('900000.00'),
  paidIn: decimal('60000.00'),
  paidOut: decimal('10000.00'),
  price: decimal('25000.00'),
  currency: decimal('-1500.50'),
  distributions: decimal('800.50'),
  fees: decimal('300.00'),
  unexplained: decimal('0'),
  closing: decimal('974000.00'),
};

/** The past of a client with money in funds, in cash and in transit. */
export const portfolioReport: PortfolioReport = {
  currency: 'HKD',
  since: '2024-01-02',
  points: [
    { date: '2025-11-18', value: decimal('900000.00'), putIn: decimal('850000.00') },
    { date: '2026-11-18', value: decimal('974000.00'), putIn: decimal('900000.00') },
  ],
  payments: [{ date: '2026-02-10', kind: 'top-up', amount: decimal('60000.00') }],
  worth: {
    total: decimal('974000.00'),
    funds: decimal('500000.00'),
    cash: decimal('400000.00'),
    inTransit: decimal('74000.00'),
    ordersInTransit: [
      {
        orderId: 'O1',
        orderNo: '618-033-991',
        date: '2026-11-16',
        kind: 'switch',
        fund: { code: 'HK0001', name: 'Blue Heron' },
        value: decimal('74000.00'),
      },
    ],
    openOrders: 2,
    unvalued: 0,
  },
  bridge,
  contributions: [],
  sinceVisit: undefined,
  dealsSinceVisit: [],
  latest: undefined,
  timeWeightedReturn: decimal('2.75'),
  moneyWeightedReturn: decimal('2.5'),
  noMoneyWeightedReturn: undefined,
  realisedGain: decimal('1000.00'),
  unrealisedGain: decimal('-20.00'),
  benchmark: undefined,
};
