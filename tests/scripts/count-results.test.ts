import { describe, expect, it } from 'vitest';
import { addUp, countCheck, countJourneys, countUnits, exitCode, lastLines } from '../../scripts/count-results.mjs';

const good = { numPassedTests: 40, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

const journey = (title: string, status: string, ...tries: readonly string[]) => ({
  title,
  tests: [
    {
      projectName: 'hk-phone',
      status,
      results: tries.map((message) => (message === '' ? {} : { error: { message } })),
    },
  ],
});

const allGood = { stats: { expected: 9, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] };

describe('the count of unit tests', () => {
  it('is what the report counts', () => {
    expect(countUnits({ ...good, numFailedTests: 2, numPendingTests: 3 }, 1)).toEqual({
      tests: { passed: 40, failed: 2 },
      note: ', 3 skipped',
    });
  });

  it('has one failure for a file that could not be loaded, and none twice', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    expect(countUnits({ ...good, numFailedTests: 1, testResults }, 1).tests).toEqual({ passed: 40, failed: 2 });
  });

  it('has a failure where a run ended badly without one, or told nothing', () => {
    expect(countUnits(good, 1).tests).toEqual({ passed: 40, failed: 1 });
    expect(countUnits(undefined, 0).tests).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the count of journeys', () => {
  it('counts one that passed only at its second try as failed, and tells it from a broken one', () => {
    const suites = [
      { specs: [journey('a', 'flaky', 'too slow\nin line 3', ''), journey('b', 'expected', '')] },
      { suites: [{ specs: [journey('c', 'unexpected', 'wrong', 'wrong')] }] },
    ];
    const report = { stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 }, errors: [], suites };
    expect(countJourneys(report, 1)).toEqual({
      tests: { passed: 1, failed: 2 },
      note: ' (1 broken, 1 flaky)',
      reasons: ['flaky: [hk-phone] a\ntoo slow\nin line 3', 'broken: [hk-phone] c\nwrong'],
    });
  });

  it('counts an error outside any journey, a bad end, and a run that told nothing', () => {
    expect(countJourneys({ ...allGood, errors: [{ message: 'no sandbox' }] }, 1).tests.failed).toBe(1);
    expect(countJourneys(allGood, 1).tests.failed).toBe(1);
    expect(countJourneys(undefined, 0).tests.failed).toBe(1);
    expect(countJourneys(allGood, 0)).toEqual({ tests: { passed: 9, failed: 0 }, note: '', reasons: [] });
  });

  it('counts one flaky journey as one failure', () => {
    const report = { ...allGood, stats: { ...allGood.stats, flaky: 1 } };
    expect(countJourneys(report, 1)).toMatchObject({ tests: { failed: 1 }, note: ' (0 broken, 1 flaky)' });
  });
});

describe('the end of a run', () => {
  const tests = { passed: 7, failed: 0 };

  it('counts tests and checks apart, the tests in the last line', () => {
    const totals = addUp([countCheck(0), { tests }, { tests, ...countCheck(0) }]);
    expect(lastLines(totals)).toEqual(['checks: 2 passed, 0 failed', '14 passed, 0 failed']);
    expect(exitCode(totals)).toBe(0);
  });

  it('is bad for a failed test and for a failed check', () => {
    const unchecked = addUp([countCheck(2), { tests }]);
    expect(lastLines(unchecked)).toEqual(['checks: 0 passed, 1 failed', '7 passed, 0 failed']);
    expect(exitCode(unchecked)).toBe(1);
    expect(exitCode(addUp([{ tests: { passed: 7, failed: 1 } }]))).toBe(1);
  });
});
