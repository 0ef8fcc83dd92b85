import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const pipeline = z.object({
  on: z.object({ pull_request: z.nullable(z.unknown()), schedule: z.array(z.object({ cron: z.string() })) }),
  jobs: z.record(z.string(), z.object({ steps: z.array(z.object({ run: z.optional(z.string()) })) })),
});

it('known weaknesses of what ships are looked for on each change and each week, and newer versions each week', () => {
  const { on, jobs } = pipeline.parse(parse(read('.github/workflows/ci.yml')));
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(commands).toContain('npm audit --omit=dev --audit-level=high');
  expect(commands).toContain('npm audit signatures');
  expect(on.schedule.map(({ cron }) => cron)).toContain('30 20 * * 0');
  expect(JSON.parse(read('.github/renovate.json'))).toMatchObject({ schedule: ['before 6am on monday'] });
});

it('docs/security/controls.md says within how many days a known weakness of a package is mended', () => {
  const [, packages = ''] = /^## Packages$(.+?)^## /ms.exec(read('docs/security/controls.md')) ?? [];
  expect(packages).toMatch(/within seven days, any other known one within 30/);
});
