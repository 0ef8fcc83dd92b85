import { describe, expect, it } from 'vitest';
import { systemFlagsFields, toSystemFlags } from '../../../adapters/graphql/orders/system-flags';
import { parseBody } from '../../../adapters/http/parse-body';

const read = parseBody(systemFlagsFields, toSystemFlags);

describe('the system flags', () => {
  it('[ENT-47] the system flags are read, each on its own', () => {
    for (const wire of [
      { preOrderEnabled: true, ipoEnabled: false },
      { preOrderEnabled: false, ipoEnabled: true },
    ])
      expect(read(wire)).toEqual({ ok: true, value: wire });
  });

  it('[ENT-47] say nothing where the server doesn’t', () => {
    expect(read({})).toEqual({ ok: true, value: {} });
    expect(read({ preOrderEnabled: null, ipoEnabled: null })).toEqual({ ok: true, value: {} });
  });

  it.each([null, 'x', { preOrderEnabled: 'Y' }, { ipoEnabled: 1 }])(
    '[ENT-47] the system flags are malformed: %j',
    (body) => {
      expect(read(body)).toEqual({ ok: false, error: { kind: 'malformed' } });
    },
  );
});
