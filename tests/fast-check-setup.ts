import fc from 'fast-check';

// One seed for the whole run, printed by scripts/test.mjs, so that a failure can be had again.
const seed = Number(process.env['FAST_CHECK_SEED'] ?? Date.now() % 2 ** 31);
const long = process.env['TEST_LONG'] === '1';

// A mutant is noticed by the first failure; to look for the smallest one took ten times as long.
const endOnFailure = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

fc.configureGlobal({ seed, endOnFailure, ...(long ? { numRuns: 5000 } : {}) });
