import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from './architecture-tree';

const built = join(projectRoot, '.cache/packages');
mkdirSync(built, { recursive: true });
// Below the project, whose packages another project would have installed.
const elsewhere = mkdtempSync(join(projectRoot, '.cache/other-project-'));
afterAll(() => {
  rmSync(elsewhere, { recursive: true, force: true });
});

const node = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [...args], { cwd: elsewhere, encoding: 'utf8', stdio: 'pipe' });

describe('the packages for other projects', () => {
  it(
    'give plain Node the rules, their arbitraries and vectors, and the calls of the contract',
    { timeout: 120_000 },
    () => {
      node(join(projectRoot, 'scripts/packages.mjs'));
      mkdirSync(join(elsewhere, 'node_modules/@fund-portal'), { recursive: true });
      for (const name of ['domain', 'contract'])
        symlinkSync(join(built, name), join(elsewhere, 'node_modules/@fund-portal', name), 'junction');
      writeFileSync(
        join(elsewhere, 'use.mjs'),
        `import fc from 'fast-check';
        import { pins } from '@fund-portal/domain/arbitraries/pin';
        import { checkPin } from '@fund-portal/domain/credentials/secrets/check-pin';
        import vectors from '@fund-portal/domain/vectors/checkPin.json' with { type: 'json' };
        import { callCatalogue } from '@fund-portal/contract/rest/call-catalogue';
        fc.assert(fc.property(pins, (pin) => checkPin(pin).length === 0));
        const wrong = vectors.cases.filter(({ input, output }) =>
          JSON.stringify(checkPin(...input)) !== JSON.stringify(output));
        console.log(JSON.stringify([vectors.cases.length > 100, wrong.length, callCatalogue.logon.path]));`,
      );
      const said = node('--preserve-symlinks', '--no-warnings', 'use.mjs');
      expect(JSON.parse(said)).toEqual([true, 0, '/authentication/logon']);
    },
  );
});
