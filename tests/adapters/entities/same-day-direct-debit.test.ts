import { describe, expect, it } from 'vitest';
import {
  sameDayDirectDebitFields,
  toSameDayDirectDebit,
} from '../../../adapters/graphql/banking/same-day-direct-debit';
import { parseBody } from '../../../adapters/http/parse-body';

const read = parseBody(sameDayDirectDebitFields, toSameDayDirectDebit);

describe('the same-day direct debit', () => {
  it('[BANK-04, ENT-45] the same-day direct debit is read with every field', () => {
    const wire = { existDDADeals: true, underSHLFrozenPeriod: false, eddaEnabled: true };
    expect(read(wire)).toEqual({ ok: true, value: wire });
    const other = { existDDADeals: false, underSHLFrozenPeriod: true, eddaEnabled: false };
    expect(read(other)).toEqual({ ok: true, value: other });
  });

  it('[BANK-04, ENT-45] says neither yes nor no where the server doesn’t', () => {
    expect(read({})).toEqual({ ok: true, value: {} });
    expect(read({ existDDADeals: null, underSHLFrozenPeriod: null, eddaEnabled: null })).toEqual({
      ok: true,
      value: {},
    });
  });

  it.each([null, 'Y', { eddaEnabled: 'Y' }, { existDDADeals: 1 }, { underSHLFrozenPeriod: 'true' }])(
    '[BANK-04, ENT-45] the same-day direct debit is malformed: %j',
    (body) => {
      expect(read(body)).toEqual({ ok: false, error: { kind: 'malformed' } });
    },
  );
});
