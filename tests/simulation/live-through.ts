import type { SimulationArguments } from './arguments';
import { added, fileOfPart, keepReport, nothing, readReport } from './report';
import { shrink } from './shrink';
import { simulate, type SimulationResult } from './simulate';

/** Hears a line for whoever runs the command. */
type Listener = (line: string) => unknown;

/** The runs that the shortening of one history may take. */
const runsAtMost = 60;

export const tellOf = (found: number): string => `${String(found)} seeds found something`;

/** The seeds in which something has to be found where a mend is taken back. */
const seedsAtMost = 6;

/** Lives through one seed, or through one after the other for as long as is said; answers how many found something. */
export async function liveThrough(asked: SimulationArguments, tell: Listener): Promise<number> {
  if (asked.without !== undefined) return (await isFoundOut(asked, tell)) ? 1 : 0;
  if (asked.minutes === undefined) return (await liveOne(asked, tell)) ? 1 : 0;
  const { part, parts } = asked.share ?? { part: 0, parts: 1 };
  let report = asked.isResumed ? readReport(fileOfPart(part)) : nothing;
  const foundBefore = report.found.length;
  const until = Date.now() + asked.minutes * 60_000;
  // Each process has every so many seeds, and goes on after its own last one.
  const last = report.seeds.at(-1);
  for (let seed = last === undefined ? asked.seed + part : last + parts; Date.now() < until; seed += parts) {
    const begun = Date.now();
    const result = await simulate({ ...asked, seed });
    const seconds = (Date.now() - begun) / 1000;
    report = {
      seconds: report.seconds + seconds,
      clientDays: report.clientDays + asked.clients * asked.days,
      seeds: [...report.seeds, seed],
      counts: added(report.counts, result.counts),
      pairs: added(report.pairs, result.pairs),
      found:
        result.findings.length === 0
          ? report.found
          : [...report.found, { seed, wrong: result.findings.map(({ wrong }) => wrong) }],
    };
    keepReport(fileOfPart(part), report);
    tell(`seed ${String(seed)}: ${result.findings[0]?.wrong ?? 'nothing wrong'} (${seconds.toFixed(0)} s)`);
  }
  return report.found.length - foundBefore;
}

/** Lives through one seed after the other until one finds something; answers whether one does. */
async function isFoundOut(asked: SimulationArguments, tell: Listener): Promise<boolean> {
  const begun = process.cpuUsage();
  for (let seed = asked.seed; seed < asked.seed + seedsAtMost; seed += 1) {
    const result = await simulate({ ...asked, seed, onLine: asked.isTold ? tell : undefined });
    const { user, system } = process.cpuUsage(begun);
    tell(`seed ${String(seed)}, ${((user + system) / 1e6).toFixed(0)} s of the processor:`);
    tellFindings(result, tell);
    if (result.findings.length > 0) return true;
  }
  return false;
}

/** Lives through a seed and, where something is wrong, tells the shortest story of it; answers whether it is. */
async function liveOne(asked: SimulationArguments, tell: Listener): Promise<boolean> {
  const { clients, days, seed, only } = asked;
  const result = await simulate({ ...asked, onLine: asked.isTold ? tell : undefined });
  if (result.findings.length === 0) {
    tell(`seed ${String(seed)}: nothing wrong in ${String(result.story.length)} lines`);
    return false;
  }
  tellFindings(result, tell);
  if (only !== undefined) return true;
  tell(`Shortening the history, in ${String(runsAtMost)} runs at most ...`);
  const shrunk = await shrink(asked, result, { runsAtMost });
  for (const line of shrunk.result.story) tell(line);
  tellFindings(shrunk.result, tell);
  const last = String(shrunk.only.at(-1) ?? 0);
  tell(
    `To see it again:\n  npm run simulate -- --seed ${String(seed)} --clients ${String(clients)} --days ${String(days)} --only ${shrunk.only.join(',')} --story\nand in a debugger, with --stop-at ${last} --inspect`,
  );
  return true;
}

function tellFindings({ findings }: SimulationResult, tell: Listener): void {
  for (const { event, wrong } of findings) tell(`WRONG after #${String(event)}: ${wrong}`);
}
