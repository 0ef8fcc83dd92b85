import { RestDistributions } from '../../../adapters/rest/dividends/rest-distributions';
import { RestOrderRecords } from '../../../adapters/rest/orders/rest-order-records';
import { RestStatements } from '../../../adapters/rest/documents/rest-statements';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import type { PortCall } from './port-calls';
import type { AdapterDeps } from './adapter-setup';

const records = ({ rest, clock }: AdapterDeps) => new RestOrderRecords(rest, clock);

const fund = { name: { code: 'A', value: 'Fund A' } };
const order = {
  type: 'B',
  fund,
  transactionDate: null,
  amount: '3000',
  status: 'RECEIVED',
  units: null,
  ePoints: null,
  chargeRate: '1.5',
  orderId: 'L1.1',
  currency: 'TWD',
  price: null,
  priceCurrency: 'TWD',
  fee: '45',
  receivedAt: '2026-11-20T02:00:00Z',
  changedAt: '2026-11-20T02:00:00Z',
  reason: null,
  next: { step: 'accept', date: '2026-11-20', dueAt: '2026-11-20T16:00:00+08:00' },
};

const received = {
  kind: 'received',
  at: '2026-11-20T02:00:00Z',
  dealingDate: null,
  price: null,
  units: null,
  cost: null,
  amount: null,
  shortTermFee: null,
  reason: null,
};
const deal = { price: '10', units: '300', cost: '3000', amount: '3000' };

const note = {
  orderId: 'L1.2',
  type: 'S',
  fundCode: 'A',
  fundName: 'Fund A',
  intoFundCode: 'B',
  intoFundName: 'Fund B',
  currency: 'TWD',
  amount: '3000',
  dealingDate: '2026-11-20',
  availableUntil: '2027-11-20',
};
const noStatements = { statements: [], next: { month: '2026-11', readyOn: '2026-12-01' } };
const file = { fileName: 'A.pdf', content: btoa('%PDF-1.7') };

/** The calls by which clients of both regions look up their orders. */
export const recordPortCalls: readonly PortCall[] = (['HK', 'TW'] as const).flatMap((region) => [
  {
    title: `orders ${region}`,
    region,
    kind: 'rest-panel',
    ask: (setup) => records(setup).all(),
    good: [order],
    nulls: [
      {
        type: null,
        fund: { name: { code: 'A', value: null } },
        transactionDate: null,
        amount: null,
        status: null,
        units: null,
        ePoints: null,
        chargeRate: null,
        orderId: null,
        currency: null,
        price: null,
        priceCurrency: null,
        fee: null,
        receivedAt: null,
        changedAt: null,
        reason: null,
        next: null,
      },
    ],
  },
  {
    title: `what happened to an order ${region}`,
    region,
    kind: 'rest-panel',
    ask: (setup) => records(setup).eventsOf('L1.1'),
    good: { orderId: 'L1.1', events: [received, { ...received, kind: 'priced', ...deal }] },
    nulls: { orderId: 'L1.1', events: [received] },
  },
  {
    title: `order cancelled ${region}`,
    region,
    kind: 'rest-panel',
    ask: (setup) => records(setup).cancel({ orderId: 'L1.1', key: deriveKey('cancel-order', 'L1.1') }),
    good: { orderId: 'L1.1', cancelledAt: '2026-11-20T02:00:00Z' },
    nulls: { orderId: 'L1.1', cancelledAt: '2026-11-20T02:00:00Z' },
  },
  {
    title: `distributions ${region}`,
    region,
    kind: 'rest-panel',
    ask: (setup) => new RestDistributions(setup.rest).all(),
    good: [{ fund, accountNo: '51', date: '2026-11-20', amount: '12.5', currency: 'USD' }],
    nulls: [
      { fund: { name: { code: 'A', value: null } }, accountNo: null, date: '2026-11-20', amount: '0', currency: 'USD' },
    ],
  },
  {
    title: `contract notes ${region}`,
    region,
    kind: 'rest-panel',
    ask: (setup) => new RestStatements(setup.rest, true).contractNotes(),
    good: [note],
    nulls: [{ ...note, fundName: null, intoFundCode: null, intoFundName: null }],
  },
  {
    title: `contract note ${region}`,
    region,
    kind: 'rest-panel',
    ask: (setup) => new RestStatements(setup.rest, true).contractNoteFile('L1.1'),
    good: file,
    nulls: file,
  },
  {
    title: `statements ${region}`,
    region,
    kind: 'rest-panel',
    ask: (setup) => new RestStatements(setup.rest, true).monthly(),
    good: { ...noStatements, statements: [{ month: '2026-10', availableUntil: '2027-10-31' }] },
    nulls: noStatements,
  },
  {
    title: `annual statements ${region}`,
    region,
    kind: 'rest-panel',
    ask: (world) => new RestStatements(world.rest, true).annual(),
    good: [{ year: 2025, availableUntil: '2026-12-31' }],
    nulls: [],
  },
  {
    title: `annual statement ${region}`,
    region,
    kind: 'rest-panel',
    ask: (world) => new RestStatements(world.rest, true).annualFile(2025),
    good: file,
    nulls: file,
  },
  {
    title: `order receipt ${region}`,
    region,
    kind: 'rest-panel',
    ask: (setup) => new RestStatements(setup.rest, true).orderReceiptFile('L1'),
    good: file,
    nulls: file,
  },
  {
    title: `statement ${region}`,
    region,
    kind: 'rest-panel',
    ask: (setup) => new RestStatements(setup.rest, true).monthlyFile('2026-10'),
    good: file,
    nulls: file,
  },
]);
