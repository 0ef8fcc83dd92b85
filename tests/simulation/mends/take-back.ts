import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Mend, mends } from './mends';

/** Reads the product as it would be without a mend. */
export const takeBack = (mend: Mend, root: string): Plugin => ({
  name: 'fund-portal:take-a-mend-back',
  enforce: 'pre',
  transform: (code, id) =>
    mends[mend]
      .filter(({ file }) => join(root, file) === id)
      .reduce<string | undefined>((text, { today, before }) => withPlace(text ?? code, today, before), undefined),
});

/** Returns a text with one place put otherwise; refuses one where it stands nowhere, or in several places. */
export function withPlace(text: string, today: string, before: string): string {
  const [head, tail, ...more] = text.split(today);
  if (head === undefined || tail === undefined || more.length > 0)
    throw new Error(`what was mended reads otherwise today: ${today}`);
  return `${head}${before}${tail}`;
}
