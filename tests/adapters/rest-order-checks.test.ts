import { describe, expect, it } from 'vitest';
import { RestOrderChecks } from '../../adapters/rest/orders/rest-order-checks';
import { decimal } from '../builders/decimal';
import { answer, ScriptedTransport } from './support/scripted-transport';
import { adapterSetup } from './support/adapter-setup';

const order = { fundCode: 'TW0001', currency: 'TWD', units: decimal('100.5') } as const;

const worthBy = async (body: unknown) => {
  const transport = new ScriptedTransport(() => answer(200, body));
  const worth = await new RestOrderChecks(adapterSetup('TW', transport).rest).estimateUnits(order);
  return { worth, transport };
};

describe('the estimate of units', () => {
  it('[TRADE-46] the estimate of units is the value of the answer, exact', async () => {
    const { worth } = await worthBy({ value: '1234567890123456.78', fxRate: null, error: null });
    expect(worth).toEqual({ ok: true, value: { value: decimal('1234567890123456.78'), rate: undefined } });
  });

  it('[API-79, OPEN-80] the estimate of units is told with the exchange rate that it is by, and with none within one currency', async () => {
    const converted = await worthBy({ value: '3150.00', fxRate: '31.500000', error: null });
    expect(converted.worth).toEqual({ ok: true, value: { value: decimal('3150.00'), rate: decimal('31.500000') } });
    const own = await worthBy({ value: '100.00', fxRate: '1.000000', error: null });
    expect(own.worth).toMatchObject({ value: { rate: undefined } });
  });

  it.each([
    [{ value: null, fxRate: null, error: null }, { kind: 'malformed' }],
    [{ value: null, fxRate: '1.0', error: null }, { kind: 'malformed' }],
    [
      { value: null, fxRate: null, error: 'ORDER_RATE_MISSING' },
      { kind: 'rejected', errors: [{ code: 'ORDER_RATE_MISSING' }] },
    ],
    [{ value: 'NaN', fxRate: null, error: null }, { kind: 'malformed' }],
    [{ fxRate: null, error: null }, { kind: 'malformed' }],
    [null, { kind: 'malformed' }],
  ])(
    '[TRADE-46, ERR-23] the estimate of units is an error where the value is null, never zero: %j',
    async (body, error) => {
      expect((await worthBy(body)).worth).toEqual({ ok: false, error });
    },
  );
});
