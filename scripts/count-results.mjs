import { stripVTControlCharacters } from 'node:util';

/** A tool's check is one, by the code it ended with. */
export const countCheck = (code) => ({ checks: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 } });

/** What Vitest's report says, and the code it ended with: a run without a report, or one that ended badly without a failed test, failed. */
export function countUnits(report, code) {
  if (!report) return { tests: { passed: 0, failed: 1 } };
  // A file that could not even be loaded has no tests to count: it is one failure.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    tests: { passed: report.numPassedTests, failed: atLeast(report.numFailedTests + unloaded.length, code) },
    note: skippedNote(report.numPendingTests + report.numTodoTests),
  };
}

/** What Playwright's report says: a journey that passed only at its second try didn't pass, and is told apart from a broken one. */
export function countJourneys(report, code) {
  if (!report) return { tests: { passed: 0, failed: 1 } };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const broken = atLeast(unexpected + report.errors.length, flaky > 0 ? 0 : code);
  return {
    tests: { passed: expected, failed: broken + flaky },
    note: `${flaky > 0 ? ` (${broken} broken, ${flaky} flaky)` : ''}${skippedNote(skipped)}`,
    reasons: failedJourneys(report.suites),
  };
}

/** All tests together and all checks together. */
export function addUp(results) {
  const sum = (kind) => ({
    passed: results.reduce((total, result) => total + (result[kind]?.passed ?? 0), 0),
    failed: results.reduce((total, result) => total + (result[kind]?.failed ?? 0), 0),
  });
  return { tests: sum('tests'), checks: sum('checks') };
}

/** The two lines a run ends with; the last counts tests alone. */
export const lastLines = ({ tests, checks }) => [`checks: ${counted(checks)}`, counted(tests)];

/** How a run ends: a failed check is as bad as a failed test. */
export const exitCode = ({ tests, checks }) => (tests.failed + checks.failed > 0 ? 1 : 0);

export const counted = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

const atLeast = (failed, code) => (code !== 0 && failed === 0 ? 1 : failed);

const skippedNote = (count) => (count > 0 ? `, ${count} skipped` : '');

const words = { unexpected: 'broken', flaky: 'flaky' };

/** Each journey that failed, if only at its first try, with the head of what it said. */
function failedJourneys(suites = []) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status in words)
        .map(({ projectName, status, results }) => {
          const message = stripVTControlCharacters(results.find(({ error }) => error)?.error.message ?? '');
          return `${words[status]}: [${projectName}] ${spec.title}\n${message.split('\n').slice(0, 12).join('\n')}`;
        }),
    ),
    ...failedJourneys(suite.suites),
  ]);
}
