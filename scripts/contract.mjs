import { ensureDependencies } from './dependencies.mjs';
import { run } from './run.mjs';

await ensureDependencies();
const args = ['--import', 'tsx', 'tests/contracts/kit/run.ts', ...process.argv.slice(2)];
process.exitCode = (await run(process.execPath, args)).code;
