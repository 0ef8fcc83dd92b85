import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from './architecture-tree';

const isLong = process.env['TEST_LONG'] === '1';
const built = ['dist', 'dist-maps', 'dist-bom.json', '.cache/programs'];

test.runIf(isLong)('a build in another folder is the same to the byte', { timeout: 900_000 }, () => {
  const copy = copyOfSources();
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const [here, there] = [projectRoot, copy].map((folder) => {
    execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'pipe' });
    return digests(folder);
  });
  expect(Object.keys(there ?? {}).length).toBeGreaterThan(100);
  expect(there).toEqual(here);
});

/** Copies what git keeps, and links the packages, into a folder whose name is of another length. */
function copyOfSources(): string {
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  const copy = mkdtempSync(join(projectRoot, '.cache/build-in-a-folder-of-another-length-'));
  const kept = execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' });
  for (const file of kept.split('\0').filter((name) => name !== '')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(projectRoot, file), join(copy, file));
  }
  execFileSync('cp', ['-al', join(projectRoot, 'node_modules'), join(copy, 'node_modules')]);
  return copy;
}

function digests(folder: string): Record<string, string> {
  const files = built.flatMap((name) =>
    name.endsWith('.json')
      ? [join(folder, name)]
      : readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name)),
  );
  return Object.fromEntries(
    files.map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}
