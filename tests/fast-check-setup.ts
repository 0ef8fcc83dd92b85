import fc from 'fast-check';

// One seed for the whole run, printed by scripts/test.mjs, so that a failure can be had again.
const seed = Number(process.env['FAST_CHECK_SEED'] ?? Date.now() % 2 ** 31);
const long = process.env['TEST_LONG'] === '1';

fc.configureGlobal({ seed, ...(long ? { numRuns: 5000 } : {}) });
