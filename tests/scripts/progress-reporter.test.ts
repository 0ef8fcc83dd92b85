import { describe, expect, it } from 'vitest';
import ProgressReporter from '../../scripts/progress-reporter.mjs';

const aReporter = () => {
  let now = 0;
  const said: string[] = [];
  const reporter = new ProgressReporter(undefined, { now: () => now, write: (text) => said.push(text.trim()) });
  return { reporter, said, wait: (milliseconds: number) => (now += milliseconds) };
};

const unit = (fullName: string, state = 'passed') => ({
  fullName,
  module: { moduleId: 'tests/ui/some.test.ts' },
  result: () => ({ state }),
});

const journey = (title: string, expectedStatus = 'passed') => ({
  expectedStatus,
  titlePath: () => ['', 'hk-phone', 'some.spec.ts', title],
});

describe('while a run lasts', () => {
  it('counts the tests and files of Vitest every ten seconds', () => {
    const { reporter, said, wait } = aReporter();
    reporter.onTestRunStart([{}, {}, {}]);
    reporter.onTestCaseResult(unit('one'));
    expect(said).toEqual([]);
    wait(10_000);
    reporter.onTestModuleEnd({ moduleId: 'tests/ui/some.test.ts', errors: () => [] });
    reporter.onTestCaseResult(unit('two'));
    reporter.onTestCaseResult(unit('three'));
    expect(said).toEqual(['progress: 2 tests, 1 of 3 files']);
  });

  it('names at once what failed, and what could not be loaded', () => {
    const { reporter, said, wait } = aReporter();
    reporter.onTestCaseResult(unit('adds up', 'failed'));
    reporter.onTestModuleEnd({ moduleId: 'tests/ui/other.test.ts', errors: () => [{ message: 'no such file' }] });
    wait(10_000);
    reporter.onTestCaseResult(unit('one'));
    expect(said).toEqual([
      'progress: failed: tests/ui/some.test.ts > adds up',
      'progress: failed: tests/ui/other.test.ts',
      'progress: 3 tests, 2 failed',
    ]);
  });

  it('counts the journeys of Playwright, each once, as it was expected to end', () => {
    const { reporter, said, wait } = aReporter();
    reporter.onBegin(undefined, { allTests: () => [{}, {}, {}] });
    reporter.onTestEnd(journey('logs in'), { retry: 0, status: 'timedOut' });
    reporter.onTestEnd(journey('logs in'), { retry: 1, status: 'passed' });
    wait(10_000);
    reporter.onTestEnd(journey('fails by itself', 'failed'), { retry: 0, status: 'failed' });
    expect(said).toEqual([
      'progress: failed: [hk-phone] logs in',
      'progress: passed at its second try: [hk-phone] logs in',
      'progress: 2 of 3 tests, 1 failed',
    ]);
  });
});
