import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import ts from 'typescript';

export const projectRoot = join(import.meta.dirname, '..');

const topLevel = [
  'adapters',
  'application',
  'composition',
  'config',
  'contract',
  'deploy',
  'domain',
  'mocks',
  'sandbox',
  'scripts',
  'tests',
  'ui',
];
const entries = ['main.tsx', 'preload.ts'];

/** Every file of the rooms of a tree, by its path from the tree's root. */
export function filesOf(tree: string): readonly string[] {
  const rooms = topLevel.filter((room) => existsSync(join(tree, room)));
  const inRooms = rooms.flatMap((room) =>
    readdirSync(join(tree, room), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${room}/${path.replaceAll('\\', '/')}`,
    ),
  );
  return [...inRooms, ...entries]
    .filter((path) => statSync(join(tree, path), { throwIfNoEntry: false })?.isFile())
    .toSorted();
}

export function isCode(path: string): boolean {
  return /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts');
}

/** Reads a tree with dependency-cruiser under the rules of .dependency-cruiser.cjs. */
export async function cruiseTree(tree: string): Promise<ICruiseResult> {
  const { options = {}, ...ruleSet } = await extractDepcruiseConfig(join(projectRoot, '.dependency-cruiser.cjs'));
  const { enhancedResolveOptions, ...cruiseOptions } = options;
  const { output } = await cruise(
    filesOf(tree).filter(isCode),
    { ...cruiseOptions, ruleSet, validate: true, baseDir: tree },
    enhancedResolveOptions,
    { tsConfig: extractTSConfig(join(projectRoot, 'tsconfig.json')) },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text instead of a result');
  return output;
}

/** `from → to: rule`, one line for each violation. */
export function violationsOf(result: ICruiseResult): readonly string[] {
  return result.summary.violations.map(({ from, to, rule }) => `${from} → ${to}: ${rule.name}`);
}

/** Returns the imports of a file as TypeScript itself sees them: a second opinion on dependency-cruiser. */
export function importsOf(tree: string, file: string): readonly string[] {
  const text = readFileSync(join(tree, file), 'utf8');
  const { importedFiles } = ts.preProcessFile(text, true, true);
  const imported = importedFiles.map(({ fileName }) => fileName);
  // What adds a type to another file imports nothing by that: TypeScript names it once more.
  for (const [, name = ''] of text.matchAll(/^declare \bmodule '([^']+)'/gm)) {
    const added = imported.lastIndexOf(name);
    if (added >= 0) imported.splice(added, 1);
  }
  // dependency-cruiser names Node's own modules without their prefix.
  return [...new Set(imported.map((name) => name.replace(/^node:/, '')))];
}

const generated = /^((contract\/graphql|tests\/sandbox)\/[^/]+\/generated|sandbox\/database\/migrations)\//;
const vagueNames = /^(index|types?|utils?|helpers?|common|misc|shared)\.(ts|tsx|mjs)$/;
const vagueFolders = /(^|\/)(utils?|helpers?|common|misc|types)\//;

/** Barrels, names that say nothing and folders too deep, each with what is wrong. */
export function misplaced(files: readonly string[]): readonly string[] {
  return files
    .filter((file) => !generated.test(file))
    .flatMap((file) => problemsWith(file).map((it) => `${file}: ${it}`));
}

function problemsWith(file: string): readonly string[] {
  const name = basename(file);
  return [
    ...(/^index\.(ts|tsx|mjs)$/.test(name) ? ['is a barrel'] : []),
    ...(vagueNames.test(name) || vagueFolders.test(file) ? ['has a name that says nothing'] : []),
    ...(file.split('/').length > 5 ? ['is more than 3 levels below its top-level folder'] : []),
    ...(isCode(file) && !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.(ts|tsx|mjs)$/.test(name) && !isCatalogue(file)
      ? ['is not in kebab-case']
      : []),
  ];
}

/** A catalogue bears the name of its language, which the wire spells with an underscore. */
function isCatalogue(file: string): boolean {
  return /^ui\/i18n\/([\w-]+\/)?[a-z]{2}_[A-Z]{2}\.ts$/.test(file);
}

/** A directive that silences a check must say why, on its own line; one of the lint names the rule. */
export function unexplainedSuppressions(tree: string, files: readonly string[]): readonly string[] {
  const written = files.filter((file) => isCode(file) && !generated.test(file));
  return written.flatMap((file) =>
    readFileSync(join(tree, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isUnexplained(line) ? [`${file}:${String(index + 1)}: ${line.trim()}`] : [])),
  );
}

function isUnexplained(line: string): boolean {
  const directive =
    /(?:\/\/|\/\*|\{\/\*)\s*(?:@ts-(?:ignore|nocheck|expect-error)|(?:eslint|oxlint|oxfmt|prettier|stryker|v8|c8)[- ](?:disable|ignore)\S*)(.*)/i.exec(
      line,
    );
  if (!directive) return false;
  const reason = (directive[1] ?? '')
    .replace(/^[\s\w@/,-]*?(?:--|:)/, '')
    .replaceAll('*/', '')
    .trim();
  if (/(?:es|ox)lint-disable\S*\s*(?:--|\*\/|$)/.test(line)) return true;
  return /@ts-(ignore|nocheck)/.test(line) || reason.length < 10 || !/(--|:)/.test(directive[1] ?? '');
}

const pronoun = /\b(she|her|hers|herself|he|him|his|himself)\b/i;
/** The files that have to name them. */
const namesPronouns = ['tests/architecture-tree.ts', 'tests/architecture.test.ts'];

/** Lines that say of a client or anybody else by a pronoun what nobody knows; `the client` says as much. */
export function linesWithPronouns(tree: string, files: readonly string[]): readonly string[] {
  const written = files.filter(
    (file) => /\.(ts|tsx|mjs|css|graphql|md)$/.test(file) && !generated.test(file) && !namesPronouns.includes(file),
  );
  return written.flatMap((file) =>
    readFileSync(join(tree, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pronoun.test(line) ? [`${file}:${String(index + 1)}: ${line.trim()}`] : [])),
  );
}
