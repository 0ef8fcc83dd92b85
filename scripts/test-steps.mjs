import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { installDebianPackages, programOnPath } from './debian.mjs';
import { findChromium } from './find-chromium.mjs';
import { ensureFrontEnd } from './front-end.mjs';
import { readText } from './project.mjs';
import { run, runProgram } from './run.mjs';

const cache = (name) => ['--cache', '--cache-location', `.cache/${name}`];

/** Each counts as one, passed or failed, and needs none of the others; the longest comes first. */
export const checks = [
  check('lint (eslint)', 'eslint', [...cache('eslint'), '--max-warnings', '0', '.']),
  check('formatting (prettier)', 'prettier', ['--check', ...cache('prettier'), '--log-level', 'warn', '.']),
  check('types (tsc)', 'tsc', ['--pretty', 'false']),
  check('generated GraphQL is fresh', 'codegen', ['--config', 'codegen.yml', '--check', '--silent']),
  check('nothing unused (knip)', 'knip', ['--no-progress']),
  { name: 'front end builds (vite)', run: builds },
];

/** One after the other, since each keeps every core busy or takes what the build left; a suite counts as many as it has tests. */
export const suites = [
  { name: 'size budgets', run: () => ran(run(process.execPath, ['scripts/size.mjs'], { quiet: true })) },
  { name: 'unit, law, contract, sandbox', run: vitest },
  { name: 'every branch of the domain', run: coverage },
  { name: 'journeys in Chromium', run: journeys },
];

function check(name, program, args) {
  return { name, run: ({ env }) => ran(runProgram(program, args, { env, quiet: true })) };
}

async function ran(running) {
  const { code, output } = await running;
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

async function builds() {
  return (await ensureFrontEnd()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function vitest({ env, reports, long }) {
  const file = join(reports, 'vitest.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await runProgram('vitest', ['run', ...reporters], {
    env: { ...env, ...(long ? { LIBREOFFICE_PATH: await libreOffice(), NGINX_PATH: await nginx() } : {}) },
    quiet: true,
  });
  const report = parse(file);
  if (!report) return { passed: 0, failed: 1, output };
  // A file that could not even be loaded has no tests to count: it is one failure.
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
  );
  const failed = report.numFailedTests + unloaded.length;
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    note: skippedNote(report.numPendingTests + report.numTodoTests),
    output,
  };
}

/** The spreadsheet program that reads our Excel files in the long run; Debian's package where there is none. */
async function libreOffice() {
  const names = ['soffice', 'libreoffice'];
  if (!programOnPath(names)) await installDebianPackages(['libreoffice-calc-nogui']);
  const found = programOnPath(names);
  if (!found) throw new Error('The long run needs LibreOffice: install the package "libreoffice-calc-nogui".');
  return found;
}

/** The web server that the README's recipe is for. */
async function nginx() {
  if (!programOnPath(['nginx'])) await installDebianPackages(['nginx-light', 'openssl']);
  const found = programOnPath(['nginx']);
  if (!found) throw new Error('The long run needs nginx: install the package "nginx-light".');
  return found;
}

/** The tests of the domain once more, counting branches: they ran before, so this is one check. */
function coverage({ env }) {
  const args = ['run', '--config', 'vitest.domain.config.ts', '--coverage', '--reporter=dot'];
  return ran(runProgram('vitest', args, { env: { ...env, TEST_LONG: undefined }, quiet: true }));
}

function isFailed(test) {
  return test.status === 'failed';
}

async function journeys({ env, reports }) {
  const file = join(reports, 'playwright.json');
  let chromium;
  try {
    chromium = await findChromium();
  } catch (error) {
    return { passed: 0, failed: 1, output: error.message };
  }
  const { code, output } = await runProgram('playwright', ['test', '--reporter=dot,json'], {
    // Playwright hands its workers a FORCE_COLOR of its own, which a NO_COLOR beside it would make Node complain about.
    env: { ...env, NO_COLOR: undefined, FORCE_COLOR: '0', CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    quiet: true,
  });
  const report = parse(file);
  if (!report) return { passed: 0, failed: 1, output };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + report.errors.length;
  return {
    passed: expected + flaky,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    note: `${flaky > 0 ? `, ${flaky} only at the second try` : ''}${skippedNote(skipped)}`,
    reasons: failedJourneys(report.suites),
    output,
  };
}

/** Each journey that failed, if only at its first try, with the head of what it said. */
function failedJourneys(suites = []) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.flatMap(({ projectName, status, results }) => {
        if (status !== 'unexpected' && status !== 'flaky') return [];
        const message = stripVTControlCharacters(results.find(({ error }) => error)?.error.message ?? '');
        return [`[${projectName}] ${spec.title}\n${message.split('\n').slice(0, 12).join('\n')}`];
      }),
    ),
    ...failedJourneys(suite.suites),
  ]);
}

function skippedNote(count) {
  return count > 0 ? `, ${count} skipped` : '';
}

function parse(file) {
  const text = readText(file);
  return text === undefined ? undefined : JSON.parse(text);
}
