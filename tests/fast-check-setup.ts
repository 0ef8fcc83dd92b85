import fc from 'fast-check';

// A failure names its seed, with which it can be had again.
const seed = process.env['FAST_CHECK_SEED'];
const long = process.env['TEST_LONG'] === '1';

// A mutant is noticed by the first failure; to look for the smallest one took ten times as long.
const endOnFailure = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

fc.configureGlobal({
  endOnFailure,
  ...(seed === undefined ? {} : { seed: Number(seed) }),
  ...(long ? { numRuns: 5000 } : {}),
});
