import manifest from '../package.json' with { type: 'json' };

/** The release that this program is of, as its package states it. */
export const ownRelease: string = manifest.version;

/** The place of a release among all, as a whole number that PostgreSQL takes: 1.2.3 is 1002003. */
export function releaseNumber(release: string): number {
  const [, ...parts] = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(release) ?? [];
  if (parts.length === 0) throw new Error(`${release} is no release such as 1.2.3`);
  return parts.reduce((number, part) => number * 1_000 + Number(part), 0);
}

/** The release of a number. */
export const releaseOfNumber = (number: number): string =>
  [Math.floor(number / 1_000_000), Math.floor(number / 1_000) % 1_000, number % 1_000].join('.');
