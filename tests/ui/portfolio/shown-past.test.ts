import { describe, expect, it } from 'vitest';
import { ShownPast } from '../../../ui/screens/portfolio/history/shown-past';
import { portfolioReport } from '../../builders/portfolio-report';

const past = (name: string) => ({ report: portfolioReport, name, benchmark: undefined });

describe('the past that is on screen', () => {
  it('[PORT-45, PORT-46] the past on screen is the one that was shown last, and none once it is gone', () => {
    const shown = new ShownPast();
    expect(shown.current).toBeUndefined();
    const hideFirst = shown.show(past('first'));
    const hideSecond = shown.show(past('second'));
    // What goes after its successor came takes nothing along.
    hideFirst();
    expect(shown.current?.name).toBe('second');
    hideSecond();
    expect(shown.current).toBeUndefined();
  });
});
