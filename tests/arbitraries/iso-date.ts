import fc from 'fast-check';

/** Any day from 1990 to 2099. */
export const isoDates = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Any instant from 1990 to 2099, to the millisecond. */
export const instants = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
