import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-documents';

type Manifest = {
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
};

/** Returns the third parties of the portal's bundle and of the fonts in PDF files, with their licences and copyrights. */
export function thirdPartyNotice(): string {
  const fonts = Object.keys(manifestIn(join(projectRoot, 'sandbox')).dependencies ?? {}).filter((name) =>
    name.startsWith('@expo-google-fonts/'),
  );
  const names = withDependencies([...Object.keys(manifestIn(projectRoot).dependencies ?? {}), ...fonts]);
  const entries = names.toSorted().map((name) => {
    const folder = folderOf(name);
    const lines = [`${name} (${manifestIn(folder).license ?? 'see its files'})`, ...copyrightsIn(folder)];
    return lines.join('\n  ');
  });
  return `The portal's bundle and its PDF files are made of these packages and of those that they depend on.
\`npm run docs\` writes this file from the installed packages. Each package has its licence in full.

${entries.join('\n\n')}
`;
}

/** Packages and all that they depend on, each once. */
function withDependencies(names: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...Object.keys(manifestIn(folderOf(name)).dependencies ?? {}));
  }
  return [...found];
}

function folderOf(name: string): string {
  return join(projectRoot, 'node_modules', name);
}

function manifestIn(folder: string): Manifest {
  const read: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return isManifest(read) ? read : {};
}

function isManifest(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null;
}

/** The copyright lines of a package's licence and notice files, each once, without those of the licence's own pattern. */
function copyrightsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && /^(licen[cs]e|notice|copying)/i.test(entry.name),
  );
  const lines = files.flatMap(({ name }) => readFileSync(join(folder, name), 'utf8').split(/\r?\n/));
  const stated = lines
    .map((line) => line.replace(/^[\s#*>]+/, '').trim())
    .filter((line) => /^(copyright|©)/i.test(line));
  return [...new Set(stated)].filter(
    (line) => /\d{4}|\(c\)|©/i.test(line) && !/\[yyyy\]|license to reproduce/i.test(line),
  );
}
