import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { PortfolioHistory, type PortfolioHistoryQuery } from '../../../application/ports/holdings/portfolio-history';
import { RememberedHistory } from '../../../application/portfolio/remembered-history';
import { SessionEpoch } from '../../../application/session/session-epoch';
import { err, ok } from '../../../domain/kernel/result';
import type { PortfolioReport } from '../../../domain/performance/portfolio-report';
import { portfolioReport } from '../../builders/portfolio-report';

const whole = { currency: 'HKD', period: '1Y', visitedOn: undefined } as const;
const part = { ...whole, holdings: [{ accountNumber: '51', fundCode: 'A', currency: 'USD' }] };

describe('the remembered past', () => {
  it('[PORT-45, PORT-46] is that of the part and the currency that are asked for', async () => {
    const history = new RememberedHistory(
      new Answers((query) => (query.holdings ? named('part') : named('whole'))),
      new SessionEpoch(),
    );
    expect(history.latest(whole)).toBeUndefined();
    await history.report(whole);
    await history.report(part);
    expect([history.latest(whole)?.since, history.latest(part)?.since]).toEqual(['whole', 'part']);
    expect(history.latest({ currency: 'USD' })).toBeUndefined();
  });

  it('[PORT-46] stays what it was when a later answer fails', async () => {
    const answers = [ok(named('first')), err({ kind: 'malformed' as const })];
    const history = new RememberedHistory(new Answers(() => answers.shift()), new SessionEpoch());
    await history.report(whole);
    await history.report(whole);
    expect(history.latest(whole)?.since).toBe('first');
  });

  it('[PORT-46] is nobody’s after the session, nor is an answer that comes after it', async () => {
    const sessions = new SessionEpoch();
    const history = new RememberedHistory(new Answers(() => named('earlier client')), sessions);
    await history.report(whole);
    const late = history.report(whole);
    sessions.advance();
    expect(history.latest(whole)).toBeUndefined();
    await late;
    expect(history.latest(whole)).toBeUndefined();
  });

  it('[PORT-46] is the answer to the latest question, in whatever order the answers come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        let asked = 0;
        const source = new Answers(() => named(String(++asked)));
        const scheduled = new (class extends PortfolioHistory {
          report(query: PortfolioHistoryQuery): AsyncResult<PortfolioReport | undefined> {
            return scheduler.schedule(source.report(query));
          }
        })();
        const history = new RememberedHistory(scheduled, new SessionEpoch());
        const all = Promise.all([
          history.report(whole),
          history.report({ ...whole, period: 'ALL' }),
          history.report(whole),
        ]);
        await scheduler.waitFor(all);
        expect(history.latest(whole)?.since).toBe('3');
      }),
    );
  });
});

const named = (since: string): PortfolioReport => ({ ...portfolioReport, since });

type Answer = Awaited<ReturnType<PortfolioHistory['report']>>;

/** A history that answers as it is told. */
class Answers extends PortfolioHistory {
  constructor(private readonly answer: (query: PortfolioHistoryQuery) => PortfolioReport | Answer | undefined) {
    super();
  }

  report(query: PortfolioHistoryQuery): AsyncResult<PortfolioReport | undefined> {
    const answer = this.answer(query);
    return Promise.resolve(answer && 'ok' in answer ? answer : ok(answer));
  }
}
