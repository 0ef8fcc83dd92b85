import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { scaled } from '../domain/money/decimal';
import { garbage, hostileRuns } from './arbitraries/garbage';
import { isSlow } from './builders/is-slow';
import { sharedDataFile } from './builders/shared-data';

/** Arguments for parameters that aren't text, by their type as it is written. */
const samples: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['Calendar', { holidays: new Set(['2026-01-01']), lastYear: 2026 }],
  ['CutOff', 'onshore'],
  ['CashService', 'withdrawal'],
  ['CashInstructionType', 'withdrawal'],
  ['Region', 'TW'],
  ['Language', 'zh_HK'],
  ['Decimal', scaled(1n)],
  ['number', 2],
]);

const textTypes = /^(?:Decimal \| )?string(?: \| (?:number|boolean|null|undefined))*$/;

type TextFunction = { readonly name: string; readonly call: (text: string) => unknown };

const functions = await textFunctions('domain');

/** Long and repetitive: what makes a regular expression of the wrong kind go back and forth. */
const long = [
  '1',
  'a',
  'A1',
  ' ',
  '0.',
  '-',
  '<',
  '/',
  '@',
  'é',
  '𠮷',
  '\u202e',
  '٣',
  '\ud800',
  '2026-01-01T',
  '%2f',
  '1234567890',
].map((unit) => unit.repeat(Math.ceil(20_000 / unit.length)));
const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];

describe('every function of the domain that takes text', () => {
  it('is found, so that none is forgotten', () => {
    expect(functions.length).toBeGreaterThan(80);
    for (const name of ['parseDecimal', 'checkPin', 'linkTarget', 'parseRiskLevel', 'effectiveDate', 'formatDate'])
      expect(functions.map((found) => found.name)).toContain(name);
  });

  it('[R9] throws at no text whatever', () => {
    fc.assert(
      fc.property(garbage, (text) => {
        for (const { name, call } of functions) expect([name, thrown(call, text)]).toEqual([name, undefined]);
      }),
      { numRuns: hostileRuns / 10 },
    );
  });

  it('[R9] takes no more than 5 ms for a text of any length, and throws at none', () => {
    for (const { name, call } of functions)
      for (const text of [...long, ...names]) {
        expect([name, thrown(call, text)]).toEqual([name, undefined]);
        expect([name, text.slice(0, 8), isSlow(() => call(text))]).toEqual([name, text.slice(0, 8), false]);
      }
  });

  const naughty = sharedDataFile('hostile/blns.json');
  it.skipIf(naughty === undefined)('[R9] throws at none of the strings that others stumbled over', () => {
    const strings: unknown = JSON.parse(readFileSync(naughty ?? '', 'utf8'));
    const texts = Array.isArray(strings) ? strings.filter((text) => typeof text === 'string') : [];
    expect(texts.length).toBeGreaterThan(100);
    for (const { name, call } of functions)
      for (const text of texts) expect([name, text, thrown(call, text)]).toEqual([name, text, undefined]);
  });

  it('[R9] changes no prototype', () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    for (const { call } of functions) for (const text of names) call(text);
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

function thrown(call: (text: string) => unknown, text: string): unknown {
  try {
    call(text);
    return undefined;
  } catch (problem) {
    return problem;
  }
}

/** The exported functions whose first parameter is text, with samples for the others. */
async function textFunctions(folder: string): Promise<readonly TextFunction[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const found = await Promise.all(
    files.map(async (file) => {
      const source = ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest);
      const exported = new Map<string, unknown>(
        Object.entries((await import(/* @vite-ignore */ join(process.cwd(), folder, file))) as object),
      );
      return source.statements
        .flatMap((statement) => signatures(statement, source))
        .flatMap(({ name, types }) => {
          const run = exported.get(name);
          const [first = '', ...others] = types;
          if (typeof run !== 'function' || !textTypes.test(first)) return [];
          const rest = (text: string) => others.map((type) => (textTypes.test(type) ? text : samples.get(type)));
          if (others.some((type) => !textTypes.test(type) && !samples.has(type))) return [];
          return [{ name, call: (text: string): unknown => Reflect.apply(run, undefined, [text, ...rest(text)]) }];
        });
    }),
  );
  return found.flat();
}

type Signature = { readonly name: string; readonly types: readonly string[] };

/** The required parameters' types as they are written; what has a default is left to it. */
function signatures(statement: ts.Statement, source: ts.SourceFile): readonly Signature[] {
  const typesOf = (parameters: ts.NodeArray<ts.ParameterDeclaration>) =>
    parameters
      .filter(({ initializer, questionToken }) => initializer === undefined && questionToken === undefined)
      .map(({ type }) => type?.getText(source) ?? '');
  if (ts.isFunctionDeclaration(statement) && statement.name !== undefined)
    return [{ name: statement.name.text, types: typesOf(statement.parameters) }];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && initializer !== undefined && ts.isArrowFunction(initializer)
      ? [{ name: name.text, types: typesOf(initializer.parameters) }]
      : [],
  );
}
