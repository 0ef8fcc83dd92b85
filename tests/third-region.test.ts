import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesOf, projectRoot } from './architecture-tree';

const regionFile = join(projectRoot, 'domain/region.ts');

/** What the compiler says of the product when there is a third region, by file; texts and seeds aren't counted. */
function errorsWithThirdRegion(): ReadonlyMap<string, readonly string[]> {
  const { config } = ts.readConfigFile(join(projectRoot, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    readonly config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, projectRoot);
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (path) => {
    const text = readFile(path);
    return text === undefined ? undefined : withThirdRegion(path, text);
  };
  // Wirings and words are found by folder, so nothing imports them.
  const roots = filesOf(projectRoot)
    .filter((file) => /^(adapters|ui\/i18n)\/.*\.ts$|^(main\.tsx|sandbox\/main\.ts)$/.test(file))
    .map((file) => join(projectRoot, file));
  const program = ts.createProgram(roots, { ...options, noEmit: true, incremental: false }, host);
  const found = new Map<string, string[]>();
  for (const { file, messageText } of program.getSemanticDiagnostics()) {
    const name = (file?.fileName ?? '').replace(`${projectRoot}/`, '');
    if (/^(ui\/i18n|sandbox\/seed)\//.test(name)) continue;
    found.set(name, [...(found.get(name) ?? []), ts.flattenDiagnosticMessageText(messageText, ' ')]);
  }
  return found;
}

function withThirdRegion(path: string, text: string): string {
  if (path !== regionFile) return text;
  const changed = text.replace("['HK', 'TW']", "['HK', 'TW', 'SG']");
  if (changed === text) throw new Error('domain/region.ts lists its regions in another way: change this test');
  return changed;
}

test('the compiler lists all that must be said of a third region, in at most 30 files', () => {
  const errors = errorsWithThirdRegion();
  const list = [...errors].map(([file, messages]) => `${file}: ${messages.join(' | ')}`).toSorted();
  console.log(`third region: ${String(errors.size)} files must say something of it`);
  expect([...errors.keys()]).toEqual(expect.arrayContaining(['config/region-features.ts', 'domain/tiers/tier.ts']));
  expect(list.filter((line) => !line.includes('SG'))).toEqual([]);
  expect(list.length, list.join('\n')).toBeLessThanOrEqual(30);
}, 900_000);
