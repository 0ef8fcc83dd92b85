import { randomInt } from 'node:crypto';

const letters = 'BCDFGHJKLMNPQRSTVWXZ';

/** A plan's number that nobody has. Letters: many digits in a message are taken for a one-time code. */
export const newPlanNumber = (): string =>
  `RP${Array.from({ length: 10 }, () => letters.charAt(randomInt(letters.length))).join('')}`;
