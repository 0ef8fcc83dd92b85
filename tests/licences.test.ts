import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import satisfies from 'spdx-satisfies';
import { expect, it } from 'vitest';
import { projectRoot } from './architecture-tree';

type Locked = { readonly license?: string; readonly dev?: boolean; readonly link?: boolean };

/** Licences that ask for no more than that their text and their copyrights go along. */
const permissive = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'OFL-1.1',
];

/**
 * The licences that the lock file doesn't state, and those allowed of one package beside the usual, each with its
 * reason.
 */
const exceptions: Readonly<Record<string, { readonly is?: string; readonly also?: string }>> = {
  // Its LICENSE file says so.
  'png-js': { is: 'MIT' },
  // A shared library that sharp loads and whoever runs the sandbox can replace; no client is sent it.
  '@img/sharp': { also: 'LGPL-3.0-or-later' },
};

/** The packages that are installed where nothing is developed, by the paths of the lock file. */
const shipped = Object.entries(lockedPackages()).filter(
  ([path, { dev, link }]) => path.startsWith('node_modules/') && dev !== true && link !== true,
);

it('every package that ships has a licence that asks for nothing but its own text', () => {
  expect(shipped.length).toBeGreaterThan(100);
  expect(shipped.filter(([path, { license }]) => !isAllowed(path, license)).map(([path]) => path)).toEqual([]);
});

it.each(['AGPL-3.0-only', 'GPL-3.0-or-later', 'SSPL-1.0', 'MIT AND GPL-2.0-only', undefined])(
  'a package under %s is refused',
  (license) => {
    expect(isAllowed('node_modules/planted', license)).toBe(false);
  },
);

function isAllowed(path: string, stated: string | undefined): boolean {
  const exception = Object.entries(exceptions).find(([name]) => path.startsWith(`node_modules/${name}`))?.[1];
  const license = exception?.is ?? stated;
  return license !== undefined && satisfies(license, permissive.concat(exception?.also ?? []));
}

function lockedPackages(): Readonly<Record<string, Locked>> {
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  return lock.packages;
}
