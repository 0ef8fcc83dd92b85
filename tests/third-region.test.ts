import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { filesOf, projectRoot } from './architecture-tree';

const regionFile = join(projectRoot, 'domain/region.ts');

type Seen = {
  /** The compiler's errors when there is a third region, by file. */
  readonly errors: ReadonlyMap<string, readonly string[]>;
  /** The files that name a region and of which the compiler says nothing. */
  readonly silent: readonly string[];
};

/** Reads the files, those that are planted beside them, and all they import, as if there were a third region; texts and seeds aren't counted. */
function seenWithThirdRegion(roots: readonly string[], planted: Readonly<Record<string, string>>): Seen {
  const { config } = ts.readConfigFile(join(projectRoot, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    readonly config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, projectRoot);
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (path) => {
    const text = planted[nameOf(path)] ?? readFile(path);
    return text === undefined ? undefined : withThirdRegion(path, text);
  };
  const paths = [...roots, ...Object.keys(planted)].map((file) => join(projectRoot, file));
  const program = ts.createProgram(paths, { ...options, noEmit: true, incremental: false }, host);
  const errors = new Map<string, string[]>();
  for (const { file, messageText } of program.getSemanticDiagnostics()) {
    const name = nameOf(file?.fileName ?? '');
    if (isUncounted(name)) continue;
    errors.set(name, [...(errors.get(name) ?? []), ts.flattenDiagnosticMessageText(messageText, ' ')]);
  }
  const silent = program
    .getSourceFiles()
    .filter((file) => !program.isSourceFileFromExternalLibrary(file) && !program.isSourceFileDefaultLibrary(file))
    .filter(namesRegion)
    .map(({ fileName }) => nameOf(fileName))
    .filter((name) => !isUncounted(name) && !errors.has(name));
  return { errors, silent: silent.toSorted() };
}

const nameOf = (path: string): string => path.replace(`${projectRoot}/`, '');
const isUncounted = (name: string): boolean => /^(ui\/i18n|sandbox\/seed)\//.test(name);

/** Tells whether a region's name stands in the code, as a text, a type or a key. */
function namesRegion(node: ts.Node): boolean {
  if ((ts.isStringLiteralLike(node) || ts.isIdentifier(node)) && /^(HK|TW)$/.test(node.text)) return true;
  return ts.forEachChild(node, namesRegion) ?? false;
}

function withThirdRegion(path: string, text: string): string {
  if (path !== regionFile) return text;
  const changed = text.replace("['HK', 'TW']", "['HK', 'TW', 'SG']");
  if (changed === text) throw new Error('domain/region.ts lists its regions in another way: change this test');
  return changed;
}

const byRegion = "import type { ByRegion } from '../domain/region';\n";
const region = "import type { Region } from '../domain/region';\n";
const planted = {
  'config/planted-comparison.ts': `${region}export const fee = (region: Region) => (region === 'HK' ? 1 : 2);`,
  'config/planted-list.ts': `${region}export const open: readonly Region[] = ['HK'];`,
  'config/planted-partial.ts': `${byRegion}export const fees: Partial<ByRegion<number>> = { HK: 1, TW: 2 };`,
  'config/planted-texts.ts': 'export const fees: Readonly<Record<string, number>> = { HK: 1, TW: 2 };',
};
const told = { 'config/planted-told.ts': `${byRegion}export const fees: ByRegion<number> = { HK: 1, TW: 2 };` };
const isPlanted = (file: string): boolean => file.startsWith('config/planted-');

let seen: Seen | undefined;

/** The product with the planted files in it: reading it takes the compiler half a minute. Wirings, words and the names of styles are found by folder, so nothing imports them. */
const product = (): Seen =>
  (seen ??= seenWithThirdRegion(
    filesOf(projectRoot).filter((file) =>
      /^(adapters|ui\/i18n|ui\/theme\/generated)\/.*\.ts$|^(main\.tsx|sandbox\/main\.ts)$/.test(file),
    ),
    { ...planted, ...told },
  ));

// The long run's: it is the compiler once more over all there is, and each comparison of regions is refused by the linter.
describe.runIf(process.env['TEST_LONG'] === '1')('the product', () => {
  test('the compiler lists all that must be said of a third region', () => {
    const errors = [...product().errors].filter(([file]) => !isPlanted(file));
    const files = errors.map(([file]) => file);
    const list = errors.map(([file, messages]) => `${file}: ${messages.join(' | ')}`).toSorted();
    console.log(`third region: ${String(files.length)} files must say something of it`);
    expect(files).toEqual(expect.arrayContaining(['config/region-features.ts', 'domain/tiers/tier.ts']));
    // Or what follows where a type lacks it.
    expect(list.filter((line) => !/SG|<any,/.test(line))).toEqual([]);
  }, 900_000);

  test('a file that names a region, and of which the compiler says nothing, has a reason', () => {
    const rooms = Object.keys(silentForAReason).filter((place) => place.endsWith('/'));
    const files = product().silent.filter((file) => !isPlanted(file));
    const places = files.map((file) => rooms.find((room) => file.startsWith(room)) ?? file);
    expect([...new Set(places)]).toEqual(Object.keys(silentForAReason));
  }, 900_000);
});

describe.runIf(process.env['TEST_LONG'] === '1')('a planted file that says nothing of a third region is caught', () => {
  test('a planted file is caught by its comparison, its list, its partial record or its record of texts', () => {
    expect(product().silent.filter(isPlanted)).toEqual(Object.keys(planted));
  }, 900_000);

  test('a record of every region is left to the compiler', () => {
    expect([...product().errors.keys()].filter(isPlanted)).toEqual(Object.keys(told));
  }, 900_000);
});

/**
 * Files whose statements hold for one region alone; a file, or a module where all belongs to one region, leaves this
 * list when it names the region each time, and none is added without a reason.
 */
const silentForAReason = {
  'adapters/graphql/clients/user-portfolio.ts':
    'a reader for each of the two queries, whose answers it gives their region',
  'application/portfolio/find-viewing-currency.ts': 'made where the viewing currency is chosen, which is in Hong Kong',
  'config/page-data-block.ts': 'as portal-configuration.ts: the region of a page that names none',
  'config/portal-configuration.ts': 'the region of a page that names none',
  'contract/': 'calls that the specification has in the other region alone, and their proofs',
  'domain/credentials/re-authentication/needs-step-up.ts': 'asked where a region has step-up authentication',
  'domain/region.ts': 'the regions',
  'sandbox/cash-account/bank-simulator.ts': 'the banks behind the Cash Account, which Hong Kong alone has',
  'sandbox/commands/dossier.ts': 'instructions on dividends are a business of Taiwan',
  'sandbox/demonstration/demo-clients.ts': 'the fictional clients',
  'sandbox/demonstration/imported-clients.ts': 'clients are imported for Taiwan',
  'sandbox/import/calendar-files.ts': 'the two files of holidays that are published',
  'sandbox/import/closed-days.ts': 'the forms of those two files',
  'sandbox/import/import-folder.ts': 'the files of funds that are published, one a region',
  'sandbox/orders/': 'order lists by link are a business of Taiwan: region-answers.ts says which regions have them',
  'sandbox/recording/hong-kong-recordings.ts': "a variable of Hong Kong's query",
  'sandbox/server/resolvers.ts': 'the root fields that the contract has for one region',
  'ui/screens/local-login/local-login-view-model.ts': 'in place of AUTHE, which Hong Kong alone has',
  'ui/screens/portfolio/controls/viewing-currency-view-model.ts': 'as above: the choice is in Hong Kong',
  'ui/screens/portfolio/portfolio-query.ts': 'as above: until the choice is known',
  'ui/screens/re-authentication/local-step-up-view-model.ts': 'in place of AUTHE, as the local login',
};
