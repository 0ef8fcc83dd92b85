const pace = 30_000;

/** Says every half minute how far a run of Vitest or Playwright has come; `npm test` passes these lines on. */
export default class ProgressReporter {
  done = 0;
  said = Date.now();

  /** Playwright's: it knows beforehand how many there are. */
  onBegin(_, suite) {
    this.total = suite.allTests().length;
  }

  /** Playwright's: after every try. */
  onTestEnd(_, { retry }) {
    if (retry === 0) this.count();
  }

  /** Vitest's. */
  onTestCaseResult() {
    this.count();
  }

  count() {
    this.done += 1;
    if (Date.now() - this.said < pace) return;
    this.said = Date.now();
    const all = this.total === undefined ? '' : ` of ${this.total}`;
    process.stdout.write(`\nprogress: ${this.done}${all} tests\n`);
  }
}
