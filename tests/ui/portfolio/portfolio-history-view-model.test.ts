import { describe, expect, it } from 'vitest';
import type { PortfolioHistoryQuery } from '../../../application/ports/holdings/portfolio-history';
import { ok } from '../../../domain/kernel/result';
import {
  historyDebounceMs,
  PortfolioHistoryViewModel,
} from '../../../ui/screens/portfolio/history/portfolio-history-view-model';
import { portfolioReport } from '../../builders/portfolio-report';
import { TestClock } from '../../builders/test-clock';

const holding = (fundCode: string) => ({ accountNumber: '1', fundCode, currency: 'HKD' });
const everything = { currency: 'HKD', part: undefined };
const found = (...codes: readonly string[]) => ({
  currency: 'HKD',
  part: { name: 'Value of your selection', holdings: codes.map(holding) },
});

function aHistory() {
  const queries: PortfolioHistoryQuery[] = [];
  const clock = new TestClock();
  const view = new PortfolioHistoryViewModel(
    {
      report: (query) => {
        queries.push(query);
        return Promise.resolve(ok(undefined));
      },
    },
    { user: undefined },
    { renamed: (fund) => Promise.resolve(fund) },
    clock,
  );
  const asked = () => queries.map(({ holdings }) => holdings?.map(({ fundCode }) => fundCode).join(' ') ?? 'all');
  return { view, clock, asked };
}

describe('the history on the home while holdings are looked for', () => {
  it('[PORT-46, PORT-41] asks at once for the first letter of a name, and then once more when typing pauses', () => {
    const { view, clock, asked } = aHistory();
    view.show(everything);
    clock.advance(60_000);
    for (const choice of [found('A', 'B', 'C'), found('A', 'B'), found('A')]) {
      view.show(choice);
      clock.advance(historyDebounceMs - 1);
    }
    expect(asked()).toEqual(['all', 'A B C']);
    clock.advance(1);
    expect(asked()).toEqual(['all', 'A B C', 'A']);
  });

  it('[PORT-46, PORT-31] asks at once for slices that are chosen one after the other', () => {
    const { view, clock, asked } = aHistory();
    view.show(everything);
    for (const code of ['A', 'B']) {
      clock.advance(historyDebounceMs);
      view.show(found(code));
    }
    expect(asked()).toEqual(['all', 'A', 'B']);
  });

  it('[PORT-46] asks for the last choice alone where a period is chosen before typing pauses, and for none once it is left', () => {
    const { view, clock, asked } = aHistory();
    view.show(everything);
    view.show(found('A'));
    view.choosePeriod('3M');
    expect(asked()).toEqual(['all', 'A']);
    view.show(found('B'));
    view.leave();
    clock.advance(60_000);
    expect(asked()).toEqual(['all', 'A']);
  });

  it('[PORT-46, I18N-12] asks once for another language, under the name of the same part in it', async () => {
    const { view, clock, asked } = aHistory();
    const inEnglish = found('A');
    view.show(inEnglish);
    clock.advance(60_000);
    view.show({ ...inEnglish, part: { ...inEnglish.part, name: '您所選部分的價值' } });
    await view.translate();
    clock.advance(60_000);
    expect(asked()).toEqual(['A', 'A']);
    const { part } = inEnglish;
    expect(view.nameOf({ report: portfolioReport, part, compared: undefined })).toBe('您所選部分的價值');
    expect(view.nameOf({ report: portfolioReport, part: undefined, compared: undefined })).toBeUndefined();
  });
});
