import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { scaled } from '../../domain/money/decimal';

/** Long and repetitive: what makes a regular expression of the wrong kind go back and forth. */
export const longTexts = [
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

/** A function of the domain that takes text, with everything else that it takes filled in. */
export type TextFunction = { readonly name: string; readonly call: (text: string) => unknown };

/** The exported functions whose first parameter is text, with samples for the others. */
export async function textFunctions(folder: string): Promise<readonly TextFunction[]> {
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
