import { describe, expect, it } from 'vitest';
import { GraphqlGainsReports } from '../../adapters/graphql/performance/graphql-gains-reports';
import { decimal } from '../builders/decimal';
import { answer, offline, ScriptedTransport } from './support/scripted-transport';
import { adapterSetup } from './support/adapter-setup';

const sums = { realisedGain: '80.00', paidDistributions: '25.00', reinvestedDistributions: '0', fees: null };

const sale = {
  date: '2026-03-04',
  orderId: 'O2',
  orderNo: '618-033-991',
  units: '40.0000',
  amount: '480.00',
  currency: 'HKD',
  proceeds: '480.00',
  cost: '400.00',
  gain: '80.00',
};

const paid = { date: '2026-02-04', orderId: null, amount: '25.00', currency: 'USD', converted: null };

const report = {
  currency: 'HKD',
  year: 2026,
  years: [2026, 2025],
  declared: [],
  bridge: null,
  sums,
  holdings: [
    {
      accountNumber: '5101',
      fundCode: 'HK0001',
      fundName: 'Blue Heron',
      isHeld: false,
      sums,
      sales: [sale],
      paidDistributions: [paid],
      reinvestedDistributions: [],
      fees: [],
    },
  ],
};

function serving(gainsAndIncome: unknown) {
  const transport = new ScriptedTransport(() => answer(200, { data: { gainsAndIncome } }));
  return { transport, port: new GraphqlGainsReports(adapterSetup('HK', transport).graphql) };
}

describe('the gains reports over GraphQL', () => {
  it('[PORT-46] read figures exactly, and what isn’t known as undefined', async () => {
    const { transport, port } = serving(report);
    const answered = await port.ofYear({ currency: 'HKD', year: 2026 });
    expect(answered).toMatchObject({
      ok: true,
      value: {
        year: 2026,
        years: [2026, 2025],
        bridge: undefined,
        sums: { realisedGain: decimal('80.00'), fees: undefined },
        holdings: [
          {
            fund: { code: 'HK0001', name: 'Blue Heron' },
            sales: [{ orderId: 'O2', orderNo: '618-033-991', units: decimal('40.0000'), gain: decimal('80.00') }],
            paidDistributions: [{ orderId: undefined, amount: decimal('25.00'), converted: undefined }],
          },
        ],
      },
    });
    expect(transport.last.body).toContain('"year":2026');
  });

  it('[PORT-46, OPEN-65] leave out what a sale brought where the server doesn’t know it', async () => {
    const unknown = { ...sale, amount: null, proceeds: null, gain: null };
    const { port } = serving({ ...report, holdings: [{ ...report.holdings[0], sales: [unknown] }] });
    const read = await port.ofYear({ currency: 'HKD', year: 2026 });
    expect(read.ok && read.value.holdings[0]?.sales).toMatchObject([
      { orderId: 'O2', amount: undefined, proceeds: undefined, gain: undefined },
    ]);
  });

  it('[PORT-46] ask for the year that runs where none is named', async () => {
    const { transport, port } = serving(report);
    await port.ofYear({ currency: 'HKD', year: undefined });
    expect(transport.last.body).toContain('"year":null');
  });

  it.each([
    [
      'units that are no figure',
      { ...report, holdings: [{ ...report.holdings[0], sales: [{ ...sale, units: 'many' }] }] },
    ],
    ['no holdings', { ...report, holdings: undefined }],
    ['nothing', null],
  ])('[PORT-46, ERR-13] refuse %s as malformed', async (_, wrong) => {
    expect(await serving(wrong).port.ofYear({ currency: 'HKD', year: 2026 })).toMatchObject({
      ok: false,
      error: { kind: 'malformed' },
    });
  });

  it('[PORT-46, OPEN-92] fail on their own where the server can’t be reached', async () => {
    const setup = adapterSetup('HK', new ScriptedTransport(() => offline));
    const failed = await new GraphqlGainsReports(setup.graphql).ofYear({ currency: 'HKD', year: undefined });
    expect(failed.ok).toBe(false);
  });
});
