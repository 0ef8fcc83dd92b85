// A reporter for Vitest and Playwright that fails a run in which no test ran. No library does it: both fail where they
// find no file, not where every test was skipped or none has the title that was asked for.
export default class RefuseEmptyRun {
  ran = 0;

  /** Vitest's, after every test. */
  onTestCaseResult(test) {
    if (test.result().state !== 'skipped') this.ran += 1;
  }

  /** Vitest's, at the end. */
  onTestRunEnd(_modules, _errors, reason) {
    if (reason === 'passed' && this.isEmpty()) process.exitCode = 1;
  }

  /** Playwright's, after every try. */
  onTestEnd(_test, { status }) {
    if (status !== 'skipped') this.ran += 1;
  }

  /** Playwright's, at the end. */
  onEnd({ status }) {
    return status === 'passed' && this.isEmpty() ? { status: 'failed' } : undefined;
  }

  /** Tells Playwright to add a reporter that prints. */
  printsToStdio() {
    return false;
  }

  isEmpty() {
    if (this.ran === 0) console.error('No test ran, so this run proves nothing.');
    return this.ran === 0;
  }
}
