import { describe, expect, it } from 'vitest';
import { GraphqlPlanOutcomes } from '../../adapters/graphql/performance/graphql-plan-outcomes';
import { decimal } from '../builders/decimal';
import { adapterSetup } from './support/adapter-setup';
import { answer, ScriptedTransport } from './support/scripted-transport';

const outcome = {
  refNo: 'RP1',
  points: [
    { date: '2026-03-04', value: null, putIn: '3000.00' },
    { date: '2026-03-31', value: '2950.00', putIn: '3000.00', oldPriceDate: '2025-12-01' },
  ],
};

function serving(planOutcomes: unknown, isOffered = true) {
  const transport = new ScriptedTransport(() => answer(200, { data: { planOutcomes } }));
  return { transport, port: new GraphqlPlanOutcomes(adapterSetup('HK', transport).graphql, isOffered) };
}

describe('the outcomes of plans over GraphQL', () => {
  it('[PORT-46, RSP-09] outcomes are read exactly, and what isn’t known as undefined', async () => {
    const { transport, port } = serving([outcome]);
    expect(await port.all('HKD')).toMatchObject({
      ok: true,
      value: [
        {
          refNo: 'RP1',
          points: [
            { date: '2026-03-04', value: undefined, putIn: decimal('3000.00'), oldPriceDate: undefined },
            {
              date: '2026-03-31',
              value: decimal('2950.00'),
              putIn: decimal('3000.00'),
              oldPriceDate: '2025-12-01',
            },
          ],
        },
      ],
    });
    expect(transport.last.body).toContain('"currency":"HKD"');
    expect(transport.last.body).toContain('oldPriceDate');
  });

  it('[OPEN-59] a server without them is asked nothing, and half an answer is malformed', async () => {
    const { transport, port } = serving([outcome], false);
    expect(await port.all('HKD')).toEqual({ ok: true, value: [] });
    expect(transport.requests).toHaveLength(0);
    expect(await serving([{ ...outcome, points: null }]).port.all('HKD')).toMatchObject({
      ok: false,
      error: { kind: 'malformed' },
    });
  });
});
