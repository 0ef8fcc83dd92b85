import { describe, expect, it } from 'vitest';
import { FindViewingCurrency } from '../../../application/portfolio/find-viewing-currency';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { defaultSetting, type Setting } from '../../../domain/clients/setting';
import { err, ok } from '../../../domain/kernel/result';
import { settled } from '../../builders/settled';
import { TestClock } from '../../builders/test-clock';

const found = (answer: AsyncResult<Setting>, clock = new TestClock()) =>
  new FindViewingCurrency({ current: () => answer }, clock).execute();

const stored = (showCcy: string) => Promise.resolve(ok({ ...defaultSetting, showCcy }));

describe('the viewing currency of a client of Hong Kong', () => {
  it.each([
    ['USD', 'USD'],
    ['jpy', 'JPY'],
    ['HKD', 'HKD'],
    ['PYC', 'HKD'],
    ['doubloon', 'HKD'],
    ['', 'HKD'],
  ])(
    '[PORT-53, CONFLICT-33] the viewing currency of a client of Hong Kong is that of the setting, HKD where it names none: %j',
    async (showCcy, currency) => {
      expect(await found(stored(showCcy))).toBe(currency);
    },
  );

  it.each([
    { kind: 'no-answer', reason: 'offline' },
    { kind: 'server-error', status: 500 },
    { kind: 'malformed' },
    { kind: 'rejected', errors: [] },
  ] as const)(
    '[PORT-53, OPEN-92] the viewing currency of a client of Hong Kong isn’t known where the setting can’t be loaded: $kind',
    async (failure) => {
      expect(await found(Promise.resolve(err(failure)))).toBeUndefined();
    },
  );

  it('[PORT-53] the viewing currency of a client of Hong Kong isn’t known where the setting keeps the holdings waiting for three seconds', async () => {
    const clock = new TestClock();
    let answer: string | undefined = 'none yet';
    void found(new Promise(() => undefined), clock).then((currency) => {
      answer = currency;
    });
    clock.advance(2_999);
    await settled();
    expect(answer).toBe('none yet');
    clock.advance(1);
    await settled();
    expect(answer).toBeUndefined();
  });
});
