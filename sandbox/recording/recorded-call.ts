import type { Language } from '../../domain/language';
import type { Recording } from './recording-session';

/** The answers to one client, by language and by the name of the call, with a variant after a dot (`portfolio.USD`). */
export type RecordedAnswers = ReadonlyMap<Language, ReadonlyMap<string, Recording>>;

/** A call's answer, and what its variants (`zh_HK`, `USD`, `USD.zh_HK`) have otherwise, by JSON Pointer (`/body/0/name`): `USD.zh_HK` than `USD`, `USD` than the answer. */
export type RecordedCall = Recording & { readonly variants?: Readonly<Record<string, DifferentPaths>> };

type DifferentPaths = Readonly<Record<string, unknown>>;

/** Folds the answers to each call into one recording; the first language comes first, and another only where it differs. */
export function recordedCalls(answers: RecordedAnswers): ReadonlyMap<string, RecordedCall> {
  const distinct = [...distinctAnswers(answers)];
  const calls = new Map<string, RecordedCall>();
  for (const call of new Set(distinct.map(([name]) => callOf(name)))) {
    const ofCall = distinct.filter(([name]) => callOf(name) === call);
    const [, base] = ofCall.find(([name]) => name === call) ?? ofCall[0] ?? [];
    if (base === undefined) continue;
    const variants: Record<string, DifferentPaths> = {};
    for (const [name, answer] of ofCall) {
      if (name === call) continue;
      const general = distinct.find(([other]) => other === name.slice(0, name.lastIndexOf('.')));
      variants[name.slice(call.length + 1)] = differentPaths(general?.[1] ?? base, answer);
    }
    calls.set(call, Object.keys(variants).length === 0 ? base : { ...base, variants });
  }
  return calls;
}

/** Leaves the calls that a client is answered otherwise than usual, in whatever variant. */
export function unusualAnswers(own: RecordedAnswers, usual: RecordedAnswers): RecordedAnswers {
  const unusual = new Set<string>();
  for (const [language, answers] of own)
    for (const [name, answer] of answers)
      if (!isSame(usual.get(language)?.get(name), answer)) unusual.add(callOf(name));
  return new Map(
    [...own].map(([language, answers]) => [
      language,
      new Map([...answers].filter(([name]) => unusual.has(callOf(name)))),
    ]),
  );
}

function distinctAnswers(all: RecordedAnswers): ReadonlyMap<string, Recording> {
  const [first] = all.keys();
  const distinct = new Map<string, Recording>();
  for (const [language, answers] of all)
    for (const [name, answer] of answers)
      if (!isSame(distinct.get(name), answer)) distinct.set(language === first ? name : `${name}.${language}`, answer);
  return distinct;
}

const callOf = (name: string): string => name.split('.')[0] ?? '';

/** Returns what `to` has otherwise than `from`: lists of another length, objects with other keys, and what is shorter so, as a whole. */
function differentPaths(from: unknown, to: unknown, path = ''): DifferentPaths {
  if (isSame(from, to)) return {};
  if (!isBranch(from) || !isBranch(to) || shapeOf(from) !== shapeOf(to)) return { [path]: to };
  const before = new Map(Object.entries(from));
  const parts = Object.entries(to).map(([key, value]) =>
    differentPaths(before.get(key), value, `${path}/${pointerPart(key)}`),
  );
  const different = Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
  const whole = { [path]: to };
  return JSON.stringify(different).length <= JSON.stringify(whole).length ? different : whole;
}

/** A field's name as a part of a JSON Pointer (RFC 6901). */
const pointerPart = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const shapeOf = (value: object): string => JSON.stringify([Array.isArray(value), Object.keys(value)]);

/** Prints a value in lines that a difference can be read from: what is short, or a list of plain values, is one. */
export function printed(value: unknown): string {
  const line = JSON.stringify(value);
  if (!isBranch(value) || line.length <= 160) return line;
  if (!Array.isArray(value)) {
    const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${printed(field)}`);
    return `{\n${fields.join(',\n')}\n}`;
  }
  return value.some(isBranch) ? `[\n${value.map(printed).join(',\n')}\n]` : line;
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;
