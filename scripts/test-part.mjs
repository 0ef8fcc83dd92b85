import { ensureDependencies } from './dependencies.mjs';
import { runProgram } from './run.mjs';

// `npm run test:unit`, `test:watch` and `test:journeys`: what is given on goes to Vitest or Playwright.

const [part, ...given] = process.argv.slice(2);
const parts = {
  unit: ['vitest', 'run'],
  watch: ['vitest', 'watch'],
  // Its set-up builds the front end if a source changed, and finds Chromium.
  journeys: ['playwright', 'test'],
};

await ensureDependencies();
const [program, ...first] = parts[part];
process.exitCode = (await runProgram(program, [...first, ...given])).code;
