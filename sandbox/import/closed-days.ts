import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { brokenFile, type SourceFile, unreadableFile } from './files/source-file';

/** A market with a calendar of its own. */
export type Market = 'TW' | 'HK';

/** A day on which a market is closed, its date as it is written, and where it stands. */
export type ClosedDay = { readonly date: string; readonly name: string; readonly line: number };

type WrittenDay = Omit<ClosedDay, 'line'>;

const taiwan = z.record(z.string(), z.object({ closed: z.array(z.object({ date: z.string(), name: z.string() })) }));
const hongKong = z.record(z.string(), z.array(z.object({ date: z.string(), en: z.string() })));

/** The closed days of a calendar file: Taiwan's official office calendar or Hong Kong's general holidays, by year. */
export async function closedDays(file: SourceFile, market: Market): Promise<readonly ClosedDay[]> {
  const text = await readText(file);
  const json = parseJson(file, text);
  const years = yearsOf[market](file, json);
  return Object.entries(years).flatMap(([year, days]) => withLines(text, year, days));
}

type Years = Readonly<Record<string, readonly WrittenDay[]>>;

function taiwanYears(file: SourceFile, json: unknown): Years {
  const years = Object.entries(checked(file, taiwan.safeParse(json)));
  return Object.fromEntries(years.map(([year, { closed }]) => [year, closed]));
}

function hongKongYears(file: SourceFile, json: unknown): Years {
  const years = Object.entries(checked(file, hongKong.safeParse(json)));
  return Object.fromEntries(years.map(([year, days]) => [year, days.map(({ date, en }) => ({ date, name: en }))]));
}

/** Each market publishes its calendar in a form of its own. */
const yearsOf: Readonly<Record<Market, (file: SourceFile, json: unknown) => Years>> = {
  TW: taiwanYears,
  HK: hongKongYears,
};

function checked<T>(file: SourceFile, parsed: z.core.util.SafeParseResult<T>): T {
  if (parsed.success) return parsed.data;
  const place = parsed.error.issues[0]?.path.map(String).join('.') ?? '';
  throw brokenFile(file, `not a calendar${place === '' ? '' : `, see ${place}`}`);
}

async function readText(file: SourceFile): Promise<string> {
  const bytes = await readFile(file.path).catch((problem: unknown) => {
    throw unreadableFile(file, problem);
  });
  if (!isUtf8(bytes)) throw brokenFile(file, 'not UTF-8');
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}

function parseJson(file: SourceFile, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (problem) {
    const position = /position (\d+)/.exec(problem instanceof Error ? problem.message : '')?.[1];
    throw brokenFile(file, 'not JSON', position === undefined ? undefined : lineAt(text, Number(position)));
  }
}

/** The parsed calendar doesn't know its lines; its days stand in the text in the same order, after their year. */
function withLines(text: string, year: string, days: readonly WrittenDay[]): readonly ClosedDay[] {
  let at = Math.max(0, text.indexOf(JSON.stringify(year)));
  return days.map(({ date, name }) => {
    at = Math.max(at, text.indexOf(JSON.stringify(date), at + 1));
    return { date, name, line: lineAt(text, at) };
  });
}

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;
