import { stripVTControlCharacters } from 'node:util';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { regions } from '../../../domain/region';
import { type Outcome, readTitle, type TestResult } from './contract-results';

const outcomes: Readonly<Record<'passed' | 'failed' | 'skipped', Outcome>> = {
  passed: 'pass',
  failed: 'fail',
  skipped: 'not tried',
};

const marks: Readonly<Record<Outcome, string>> = { pass: 'ok       ', fail: 'FAIL     ', 'not tried': 'not tried' };

/** Says each test of the kit as it ends, and keeps what came of it. */
export class ContractReporter implements Reporter {
  readonly results: TestResult[] = [];
  /** The errors outside all tests. */
  readonly problems: string[] = [];

  constructor(
    private readonly say: (line: string) => void,
    /** The tests that are asked for, by their full names; others are run by nobody and told to nobody. */
    private readonly only: RegExp = /(?:)/,
  ) {}

  onTestCaseResult(test: TestCase): void {
    if (!this.only.test(test.fullName)) return;
    const result = resultOf(test);
    this.results.push(result);
    const { region, group, title, outcome, reason } = result;
    this.say(`${marks[outcome]}  ${region}  ${group}: ${title}`);
    if (outcome !== 'pass') this.say(indented(reason));
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const unloaded = modules.flatMap((module) => module.errors());
    this.problems.push(...[...unloaded, ...errors].map(messageOf));
  }
}

function resultOf(test: TestCase): TestResult {
  const [name = '', ...groups] = test.fullName.split(' > ').slice(0, -1);
  const region = regions.find((known) => known === name);
  if (region === undefined) throw new Error(`a test of no region: ${test.fullName}`);
  const { ids, claim } = readTitle(test.name);
  const result = test.result();
  if (result.state === 'pending') throw new Error(`a test without a result: ${test.fullName}`);
  const reason =
    result.state === 'failed'
      ? result.errors.map(messageOf).join('\n')
      : result.state === 'skipped'
        ? (result.note ?? 'it was not reached')
        : '';
  return {
    region,
    group: groups.join(', '),
    title: claim,
    ids,
    calls: test.meta().calls ?? [],
    outcome: outcomes[result.state],
    reason,
    seconds: (test.diagnostic()?.duration ?? 0) / 1000,
  };
}

/** Returns the text of an error, with the expected and the actual value. */
function messageOf({ message, diff }: SerializedError): string {
  return stripVTControlCharacters(typeof diff === 'string' ? `${message}\n${diff}` : message);
}

const indented = (text: string): string =>
  text
    .split('\n')
    .slice(0, 12)
    .map((line) => `             ${line.slice(0, 200)}`)
    .join('\n');
