import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import RefuseEmptyRun from '../../scripts/refuse-empty-run.mjs';

const told = { passed: { result: () => ({ state: 'passed' }) }, skipped: { result: () => ({ state: 'skipped' }) } };
const codeBefore = process.exitCode;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  process.exitCode = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = codeBefore;
});

it('a run of Vitest in which every test was skipped fails, one in which a test ran does not', () => {
  const reporter = new RefuseEmptyRun();
  reporter.onTestCaseResult(told.skipped);
  reporter.onTestRunEnd([], [], 'passed');
  expect(process.exitCode).toBe(1);
  process.exitCode = 0;
  reporter.onTestCaseResult(told.passed);
  reporter.onTestRunEnd([], [], 'passed');
  expect(process.exitCode).toBe(0);
});

it('a run of Playwright in which every journey was skipped fails, one in which a journey ran does not', () => {
  const reporter = new RefuseEmptyRun();
  reporter.onTestEnd({}, { status: 'skipped' });
  expect(reporter.onEnd({ status: 'passed' })).toEqual({ status: 'failed' });
  reporter.onTestEnd({}, { status: 'passed' });
  expect(reporter.onEnd({ status: 'passed' })).toBeUndefined();
});
