import { ensureDependencies } from './dependencies.mjs';
import { findChromium } from './find-chromium.mjs';
import { ensureFrontEnd } from './front-end.mjs';
import { run } from './run.mjs';

await ensureDependencies();
if (!(await ensureFrontEnd())) process.exit(1);
const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
const args = ['--import', 'tsx', 'tests/bench/run.ts', ...process.argv.slice(2)];
process.exitCode = (await run(process.execPath, args, { env })).code;
