import { randomInt } from 'node:crypto';

const letters = 'BCDFGHJKLMNPQRSTVWXZ';

/** Draws the number of a new plan: of letters, since many digits in a message are taken for a one-time code. */
export const newPlanNumber = (): string =>
  `RP${Array.from({ length: 10 }, () => letters.charAt(randomInt(letters.length))).join('')}`;
