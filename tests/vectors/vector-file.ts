import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type Decimal, toText } from '../../domain/money/decimal';
import type { RuleVectors } from './rule-vectors';

/** File of a rule's vectors: plain JSON, decimals as text, absent values left out. */
export type VectorFile = {
  readonly rule: string;
  readonly requirements: readonly string[];
  readonly about: string;
  readonly cases: readonly { readonly input: readonly unknown[]; readonly output: unknown }[];
};

const casesEach = 200;
/** The same cases each time: whoever compares two releases sees which verdicts changed. */
const seed = 1;

const domain = join(import.meta.dirname, '../../domain');
const sources = readdirSync(domain, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(domain, file), 'utf8'));

/** Draws the cases of a rule; each input stands once. */
export function vectorFileOf({ rule, about, draw }: RuleVectors): VectorFile {
  const cases = fc.sample(draw(), { numRuns: casesEach, seed }).map(({ input, output }) => ({
    input: input.map((value) => written(value) ?? null),
    output: written(output) ?? null,
  }));
  const unlike = new Map(cases.map((each) => [JSON.stringify(each.input), each]));
  return { rule, requirements: requirementsOf(rule), about, cases: [...unlike.values()] };
}

/** The ids that the comment above a rule names. */
function requirementsOf(rule: string): readonly string[] {
  const exported = new RegExp(`export (?:function|const) ${rule}\\b`);
  const source = sources.find((text) => exported.test(text)) ?? '';
  const above = source.slice(0, source.search(exported));
  const comment = above.slice(above.lastIndexOf('/**'));
  return [...comment.matchAll(/\[([A-Z][A-Z0-9]*-\d[^\]]*)\]/g)].flatMap(([, ids = '']) => ids.split(', '));
}

function written(value: unknown): unknown {
  if (value instanceof Set) return [...value].map(written);
  if (Array.isArray(value)) return value.map((each: unknown) => written(each) ?? null);
  if (typeof value !== 'object' || value === null) return value;
  if (isDecimal(value)) return toText(value);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
      each === undefined ? [] : [[key, written(each)]],
    ),
  );
}

const isDecimal = (value: object): value is Decimal => 'digits' in value && typeof value.digits === 'bigint';
