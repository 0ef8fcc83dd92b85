import fc from 'fast-check';
import { inAnyCase } from './credentials-runs';

// Up to four of a kind are too few for a run of five, whatever they are; between letters and digits no run goes on.
const pairs = fc
  .tuple(fc.stringMatching(/^[A-Z]{1,4}$/), fc.stringMatching(/^[0-9]{1,4}$/))
  .map(([letters, digits]) => letters + digits);

const stems = fc
  .array(pairs, { minLength: 1, maxLength: 6 })
  .map((list) => list.reduce((stem, pair) => (stem.length + pair.length > 15 ? stem : stem + pair)));

/** User codes that no rule refuses, in capitals, of 8 to 15 characters, beginning with a letter. */
export const userCodes = stems.map((stem) => stem.padEnd(8, 'K7'));

/** Login passwords that no rule refuses, of 11 to 18 characters. */
export const loginPasswords = inAnyCase(userCodes).map((code) => `Gu3${code}`);
