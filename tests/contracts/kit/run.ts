import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { startVitest } from 'vitest/node';
import { requirementsText } from '../../../scripts/requirements.mjs';
import { parseClientsFile } from '../clients-file';
import { clientsTemplate } from './clients-template';
import { type ContractArguments, type ContractCommand, parseContractArguments, usage } from './contract-arguments';
import { ContractReporter } from './contract-reporter';
import { countOutcomes, readRequirements, requirementResults } from './contract-results';
import type { ContractRun } from './contract-run';
import { htmlReport } from './html-report';
import { junitReport } from './junit-report';
import { answerAtTerminal } from './terminal-questions';

// `npm run contract`: ends with 0 when nothing failed, 1 when something did, 2 when it could not begin.

const root = join(import.meta.dirname, '../../..');
/** For each region; a run makes about 200. */
const mostCalls = 1_000;
/** Ends a test that hangs; whoever is asked for a code needs longer. */
const testTimeout = { machine: 60_000, person: 600_000 };

/** Paths are those of whoever typed the command: npm itself runs it in the project's folder. */
const place = (path: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);

const asked = parseContractArguments(process.argv.slice(2));
process.exitCode = asked.ok ? await begin(asked.value) : refuse(`${asked.error}\n\n${usage}`);

async function begin(command: ContractCommand): Promise<number> {
  if ('run' in command) return perform(command.run);
  console.log(clientsTemplate(command.template));
  return 0;
}

async function perform({ urls, clients, report, minutes, extensions, only }: ContractArguments): Promise<number> {
  const path = place(clients);
  const file = readClients(path);
  if (!file.ok) return refuse(`${path}: ${file.error}`);
  const begun = Date.now();
  const until = begun + minutes * 60_000;
  const questions = await answerAtTerminal(process.stdin, (question) => process.stdout.write(question));
  // Names are of letters, digits and hyphens.
  const wanted = new RegExp(only.map((name) => `\\b${name}\\b`).join('|'));
  const reporter = new ContractReporter((line) => console.log(line), wanted);
  const run = {
    urls,
    extensions,
    clients: file.value,
    folder: dirname(path),
    askAt: questions.address,
    until,
    mostCalls,
  };
  try {
    await runSuite(run, reporter, wanted);
  } finally {
    questions.close();
  }
  const { results: tests, problems } = reporter;
  const requirements = requirementResults(readRequirements(requirementsText(root)), tests);
  const folder = place(report);
  mkdirSync(folder, { recursive: true });
  const seconds = (Date.now() - begun) / 1000;
  const about = { urls, begun: new Date(begun).toISOString(), seconds, requirements, tests };
  writeFileSync(join(folder, 'report.html'), htmlReport(about));
  writeFileSync(join(folder, 'report.xml'), junitReport(requirements));

  for (const problem of problems) console.error(problem);
  for (const { region, id, statement, outcome } of requirements)
    if (outcome === 'fail') console.log(`FAIL  ${region}  ${id}  ${statement}`);
  const { pass, fail, 'not tried': untried } = countOutcomes(requirements);
  console.log(`${pass} requirements pass, ${fail} fail, ${untried} were not tried; see ${join(folder, 'report.html')}`);
  return fail > 0 || problems.length > 0 || tests.length === 0 ? 1 : 0;
}

/** The suite in a process of its own, by the runner of our other tests. */
async function runSuite(run: ContractRun, reporter: ContractReporter, wanted: RegExp): Promise<void> {
  const asksPerson = Object.values(run.clients).some((region) =>
    region?.clients.some(({ oneTimeCode }) => oneTimeCode === 'ask'),
  );
  const timeout = asksPerson ? testTimeout.person : testTimeout.machine;
  const vitest = await startVitest('test', [], {
    config: false,
    root,
    include: ['tests/contracts/kit/contract-suite.ts'],
    watch: false,
    reporters: [reporter],
    provide: { contract: run },
    testNamePattern: wanted,
    maxWorkers: 1,
    testTimeout: timeout,
    hookTimeout: timeout,
  });
  await vitest.close();
}

function readClients(path: string): ReturnType<typeof parseClientsFile> {
  try {
    return parseClientsFile(readFileSync(path, 'utf8'));
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}

function refuse(problem: string): number {
  console.error(problem);
  return 2;
}
