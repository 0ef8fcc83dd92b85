import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './architecture-tree';

type Bill = {
  readonly bomFormat: string;
  readonly components: readonly { readonly group?: string; readonly name: string; readonly version: string }[];
};
type Manifest = { readonly dependencies: Readonly<Record<string, string>> };

const read = (file: string): unknown => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));

it('the bill of materials of the built portal names what is in the bundle, its worker included, and no package of the server', () => {
  execFileSync(process.execPath, ['scripts/build.mjs', 'front-end'], { cwd: projectRoot });
  const { bomFormat, components } = read('dist-bom.json') as Bill;
  const portal = (read('package.json') as Manifest).dependencies;
  const server = Object.keys((read('sandbox/package.json') as Manifest).dependencies);
  const names = components.map(({ group, name }) => (group === undefined ? name : `${group}/${name}`));
  expect(bomFormat).toBe('CycloneDX');
  expect(names).toEqual(expect.arrayContaining(['axios', 'echarts', 'inversify', 'mobx', 'react', 'write-excel-file']));
  expect(server.filter((name) => names.includes(name) && !Object.hasOwn(portal, name))).toEqual([]);
  const versions = components.map(({ version }, index) => [names[index] ?? '', version] as const);
  expect(versions.filter(([name, version]) => (portal[name] ?? version) !== version)).toEqual([]);
});
