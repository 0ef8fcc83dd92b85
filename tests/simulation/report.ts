import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Counts } from './simulate';

const folder = join(import.meta.dirname, '../../.cache/simulation');
const reportFile = join(folder, 'report.json');
/** The file in which a process keeps its report. */
export const fileOfPart = (part: number): string => join(folder, `report-${String(part)}.json`);

const counts = z.record(z.string(), z.number());

const reportSchema = z.object({
  seconds: z.number(),
  clientDays: z.number(),
  /** The seeds that were lived through. */
  seeds: z.array(z.number()),
  counts,
  pairs: counts,
  found: z.array(z.object({ seed: z.number(), wrong: z.array(z.string()) })),
});

/** The results of the runs of many seeds. */
export type Report = z.output<typeof reportSchema>;

export const nothing: Report = { seconds: 0, clientDays: 0, seeds: [], counts: {}, pairs: {}, found: [] };

/** Removes what the processes of an earlier run left. */
export function beginAnew(): void {
  for (const file of filesOfParts()) rmSync(file);
}

/** Puts the reports of all processes together; says how fast they were, and what they found. */
export function tellAll(tell: (line: string) => unknown): void {
  const report = reportOfAll();
  keepReport(reportFile, report);
  const pace = report.seconds === 0 ? 0 : (report.clientDays / report.seconds) * 60;
  tell(`${String(Math.round(pace))} client-days a minute, ${String(report.found.length)} findings; ${reportFile}`);
}

const filesOfParts = (): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^report-\d+\.json$/.test(name))
        .map((name) => join(folder, name))
    : [];

/** The reports of all processes, which ran at the same time. */
const reportOfAll = (): Report =>
  filesOfParts()
    .map(readReport)
    .reduce(
      (all, one) => ({
        seconds: Math.max(all.seconds, one.seconds),
        clientDays: all.clientDays + one.clientDays,
        seeds: [...all.seeds, ...one.seeds].toSorted((left, right) => left - right),
        counts: added(all.counts, one.counts),
        pairs: added(all.pairs, one.pairs),
        found: [...all.found, ...one.found].toSorted((left, right) => left.seed - right.seed),
      }),
      nothing,
    );

/** Adds counts up, name by name. */
export const added = (one: Counts, other: Counts): Counts =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])]
      .toSorted()
      .map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]),
  );

/** Reads a report; an empty one where there is none. */
export function readReport(file: string): Report {
  try {
    return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return nothing;
  }
}

/** Writes a report down. */
export function keepReport(file: string, report: Report): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(report, undefined, 2));
}
