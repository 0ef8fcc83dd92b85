import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const pipeline = z.object({
  on: z.object({ pull_request: z.nullable(z.unknown()), schedule: z.array(z.object({ cron: z.string() })) }),
  concurrency: z.object({ group: z.string(), 'cancel-in-progress': z.unknown() }),
  jobs: z.record(z.string(), z.object({ steps: z.array(z.object({ run: z.optional(z.string()) })) })),
});

const readPipeline = () => pipeline.parse(parse(read('.github/workflows/ci.yml')));

it('known weaknesses of what ships are looked for on each change and each week, and newer versions each week', () => {
  const { on, jobs } = readPipeline();
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(commands).toContain('npm audit --omit=dev --audit-level=high');
  expect(commands).toContain('npm audit signatures');
  // The week's, and the night's of what takes hours.
  expect(on.schedule.map(({ cron }) => cron)).toEqual(['30 20 * * 0', '30 17 * * *']);
  expect(JSON.parse(read('.github/renovate.json'))).toMatchObject({ schedule: ['before 6am on monday'] });
});

it('a run of the week or the night is ended by no other run, also not by each other: the night’s goes on beyond the week’s start', () => {
  const { concurrency } = readPipeline();
  expect(concurrency.group).toContain('${{ github.event_name }}');
  expect(concurrency.group).toContain('${{ github.event.schedule }}');
  expect(concurrency['cancel-in-progress']).toBe("${{ github.event_name != 'schedule' }}");
});

it('docs/security/controls.md says within how many days a known weakness of a package is mended', () => {
  const [, packages = ''] = /^## Packages$(.+?)^## /ms.exec(read('docs/security/controls.md')) ?? [];
  expect(packages).toMatch(/within seven days, any other known one within 30/);
});
