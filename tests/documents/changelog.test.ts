import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const changelog = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');

it('each change in the changelog stands under the version that brings it', () => {
  const sections = changelog.split(/^## /m).slice(1);
  const withChanges = sections.filter((section) => /^- /m.test(section)).map((section) => section.split('\n')[0]);
  expect(withChanges).toContain('Unreleased');
  for (const title of withChanges) expect(title).toMatch(/^(Unreleased|\d+\.\d+\.\d+)$/);
});

it('the first version has no changes: they are those since', () => {
  const [, first = ''] = /^## 0\.1\.0\n([^]*?)^## /m.exec(changelog) ?? [];
  expect(first).toContain('The first version');
  expect(first).not.toMatch(/^- /m);
});
