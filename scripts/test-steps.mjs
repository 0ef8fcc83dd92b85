import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countCheck, countJourneys, countUnits } from './count-results.mjs';
import { installDebianPackages, programOnPath } from './debian.mjs';
import { findChromium } from './find-chromium.mjs';
import { ensureFrontEnd } from './front-end.mjs';
import { readText } from './project.mjs';
import { programPath, run, runProgram } from './run.mjs';

const build = 'front end builds (vite)';
const progress = join(import.meta.dirname, 'progress-reporter.mjs');

/**
 * What two can do side by side, the longest first: most keep one core busy. The tools count as one check each; a step
 * that needs what another one makes comes `after` it.
 */
export const checks = [
  // What tsc says, and more, of one reading of the types.
  check('types and lint (oxlint)', 'oxlint', ['--deny-warnings', '.']),
  { name: 'domain, and its every branch', run: domain },
  check('formatting (oxfmt)', 'oxfmt', ['--check', '.']),
  { name: build, run: async () => countCheck((await ensureFrontEnd()) ? 0 : 1) },
  check('generated GraphQL is fresh', 'codegen', ['--config', 'codegen.yml', '--check', '--silent']),
  check('nothing unused (knip)', 'knip', ['--no-progress']),
  {
    name: 'size budgets',
    after: build,
    run: () => ended(run(process.execPath, ['scripts/size.mjs'], { quiet: true })),
  },
];

/** One after the other, since each keeps every core busy; a suite counts as many as it has tests. */
export const suites = [
  { name: 'adapters, contracts, sandbox, ui', run: units },
  { name: 'journeys in Chromium', run: journeys },
];

/** What the long run has besides: it needs a server of its own, or the project's history. */
export const longSuites = [
  { name: 'on a PostgreSQL server', run: onServer },
  { name: 'pictures of the workshop', run: (setting) => journeys(setting, 'tests/workshop/playwright.config.ts') },
];

/** The tests that share a server among processes, or use its own programs. */
const serverTests = ['two-processes.test.ts', 'dump-and-restore.test.ts'];

function check(name, program, args) {
  return { name, run: ({ env }) => ended(runProgram(program, args, { env, quiet: true })) };
}

async function ended(running) {
  const { code, output } = await running;
  return { ...countCheck(code), output };
}

/** The domain's tests, whose branches are a check of their own. */
async function domain(setting) {
  const { report, code, output } = await vitest(setting, ['--config', 'vitest.domain.config.ts', '--coverage']);
  return { ...countUnits(report, 0), ...countCheck(code), output };
}

async function units(setting) {
  const programs = setting.long ? { LIBREOFFICE_PATH: await libreOffice(), NGINX_PATH: await nginx() } : {};
  const env = { ...setting.env, ...programs };
  const { report, code, output } = await vitest(
    { ...setting, env },
    ['timed', 'node', 'dom'].flatMap((project) => ['--project', project]),
  );
  return { ...countUnits(report, code), output };
}

/** The tests that need a server, on a throw-away one. */
async function onServer(setting) {
  if (!existsSync('/usr/lib/postgresql') && !programOnPath(['initdb'])) await installDebianPackages(['postgresql']);
  const { report, code, output } = await vitest(setting, serverTests, (program, args, options) =>
    run(
      process.execPath,
      [join(import.meta.dirname, 'postgres.mjs'), process.execPath, programPath(program), ...args],
      options,
    ),
  );
  return { ...countUnits(report, code), output };
}

async function vitest({ env, reports, say }, args, runWith = runProgram) {
  const file = join(reports, `vitest-${randomUUID()}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--reporter=${progress}`, `--outputFile.json=${file}`];
  const ended = await runWith('vitest', ['run', ...args, ...reporters], { env, quiet: true, say });
  return { report: parse(file), ...ended };
}

/** The spreadsheet program that reads our Excel files in the long run; Debian's package where there is none. */
async function libreOffice() {
  const names = ['soffice', 'libreoffice'];
  if (!programOnPath(names)) await installDebianPackages(['libreoffice-calc-nogui']);
  const found = programOnPath(names);
  if (!found) throw new Error('The long run needs LibreOffice: install the package "libreoffice-calc-nogui".');
  return found;
}

/** The web server that docs/operate/reverse-proxy.md is for. */
async function nginx() {
  if (!programOnPath(['nginx'])) await installDebianPackages(['nginx-light', 'openssl']);
  const found = programOnPath(['nginx']);
  if (!found) throw new Error('The long run needs nginx: install the package "nginx-light".');
  return found;
}

async function journeys({ env, reports, say }, config = 'playwright.config.ts') {
  const file = join(reports, 'playwright.json');
  let chromium;
  try {
    chromium = await findChromium();
  } catch (error) {
    return { ...countJourneys(undefined, 1), output: error.message };
  }
  const { code, output } = await runProgram(
    'playwright',
    ['test', '--config', config, `--reporter=dot,json,${progress}`],
    {
      // Playwright hands its workers a FORCE_COLOR of its own, which a NO_COLOR beside it would make Node complain about.
      env: {
        ...env,
        NO_COLOR: undefined,
        FORCE_COLOR: '0',
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
      quiet: true,
      say,
    },
  );
  return { ...countJourneys(parse(file), code), output };
}

function parse(file) {
  const text = readText(file);
  return text === undefined ? undefined : JSON.parse(text);
}
