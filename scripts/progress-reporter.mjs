import { relative } from 'node:path';
import { root } from './project.mjs';

/** At most so often it says how far it is. */
const pace = 10_000;

/** Says every ten seconds how far a run of Vitest or Playwright has come, and at once what failed; `npm test` passes these lines on. */
export default class ProgressReporter {
  done = 0;
  failed = 0;
  filesDone = 0;

  constructor(_, { now = Date.now, write = (text) => process.stdout.write(text) } = {}) {
    this.now = now;
    this.write = write;
    this.said = now();
  }

  /** Playwright's: it knows beforehand how many tests there are. */
  onBegin(_, suite) {
    this.tests = suite.allTests().length;
  }

  /** Playwright's: after every try. */
  onTestEnd(test, { retry, status }) {
    const [, project, , ...titles] = test.titlePath();
    const name = `[${project}] ${titles.join(' > ')}`;
    if (retry > 0) this.tell(`${status} at its second try: ${name}`);
    else this.count(status === test.expectedStatus || status === 'skipped', name);
  }

  /** Vitest's: it knows beforehand how many files there are. */
  onTestRunStart(specifications) {
    this.files = specifications.length;
  }

  /** Vitest's. */
  onTestModuleEnd(module) {
    this.filesDone += 1;
    // A file that can't be loaded has no test to fail.
    if (module.errors().length > 0) this.count(false, relative(root, module.moduleId));
  }

  /** Vitest's. */
  onTestCaseResult(test) {
    this.count(test.result().state !== 'failed', `${relative(root, test.module.moduleId)} > ${test.fullName}`);
  }

  count(isGood, name) {
    this.done += 1;
    if (!isGood) {
      this.failed += 1;
      this.tell(`failed: ${name}`);
    } else if (this.now() - this.said >= pace) this.tell(this.soFar());
  }

  soFar() {
    const tests = this.tests === undefined ? `${this.done} tests` : `${this.done} of ${this.tests} tests`;
    const files = this.files === undefined ? '' : `, ${this.filesDone} of ${this.files} files`;
    return `${tests}${files}${this.failed > 0 ? `, ${this.failed} failed` : ''}`;
  }

  tell(text) {
    this.said = this.now();
    this.write(`\nprogress: ${text}\n`);
  }
}
