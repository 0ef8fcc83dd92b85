import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../../application/ports/call-failure';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { currencies, type Currency } from '../../../domain/money/currency';
import { ViewingCurrencyViewModel } from '../../../ui/screens/portfolio/controls/viewing-currency-view-model';

const broken = err({ kind: 'server-error', status: 500 } as const);

/** A server that keeps one currency and the page beside it; what is chosen fails where it is told to. */
class Server {
  kept: Currency = 'HKD';
  readonly told: Currency[] = [];
  readonly shown: { currency: Currency | undefined; viewIn: (currency: Currency) => Promise<void> } = {
    currency: 'HKD',
    viewIn: (currency) => {
      this.shown.currency = currency;
      return Promise.resolve();
    },
  };
  failure: Result<void, CallFailure> | undefined;
  hasFailed = false;

  constructor(private readonly deliver: <T>(answer: Promise<T>) => Promise<T> = (answer) => answer) {}

  viewIn(currency: Currency): Promise<Result<void, CallFailure>> {
    this.told.push(currency);
    return this.deliver(Promise.resolve(this.failure)).then((failure) => {
      this.hasFailed = failure !== undefined;
      if (failure) return failure;
      this.kept = currency;
      return ok(undefined);
    });
  }
}

describe('the choice of the viewing currency', () => {
  it('[PORT-53, CONFLICT-33] begins with what the portfolio is shown in, HKD before that is known', () => {
    const { shown } = new Server();
    shown.currency = undefined;
    const choice = new ViewingCurrencyViewModel(new Server(), shown);
    expect(choice.current).toBe('HKD');
  });

  it('[PORT-53, API-39] the viewing currency is kept by the server first, then shown', async () => {
    const server = new Server();
    const choice = new ViewingCurrencyViewModel(server, server.shown);
    const choosing = choice.choose('USD');
    expect([choice.current, server.shown.currency]).toEqual(['USD', 'HKD']);
    await choosing;
    expect([choice.current, server.kept, server.shown.currency, choice.refused]).toEqual([
      'USD',
      'USD',
      'USD',
      undefined,
    ]);
  });

  it('[PORT-53] stays what it was when it can’t be kept, says so, and may be tried again', async () => {
    const server = new Server();
    const choice = new ViewingCurrencyViewModel(server, server.shown);
    server.failure = broken;
    await choice.choose('USD');
    expect([choice.current, server.shown.currency, choice.refused]).toEqual(['HKD', 'HKD', 'USD']);
    server.failure = undefined;
    await choice.choose('USD');
    expect([choice.current, server.shown.currency, choice.refused]).toEqual(['USD', 'USD', undefined]);
  });

  it('says nothing when the session has ended meanwhile', async () => {
    const server = new Server();
    const choice = new ViewingCurrencyViewModel(server, server.shown);
    server.failure = err({ kind: 'superseded' });
    await choice.choose('USD');
    expect([choice.current, choice.refused]).toEqual(['HKD', undefined]);
  });

  it('[PORT-53] comes to the same on the page and on the server, however fast the list is walked and whatever fails', async () => {
    const step = fc.record({ currency: fc.constantFrom(...currencies), fails: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 1, maxLength: 6 }), async (scheduler, steps) => {
        const server = new Server((answer) => scheduler.schedule(answer));
        const choice = new ViewingCurrencyViewModel(server, server.shown);
        const choices = steps.map(({ currency, fails }) => {
          server.failure = fails ? broken : undefined;
          return choice.choose(currency);
        });
        await scheduler.waitFor(Promise.all(choices));
        expect(server.shown.currency).toBe(server.kept);
        expect(choice.current).toBe(server.kept);
        const last = steps.at(-1)?.currency;
        expect(server.told.at(-1)).toBe(last);
        expect(choice.refused).toBe(server.hasFailed ? last : undefined);
      }),
      { numRuns: 100 },
    );
  });
});
