import { ensureDependencies } from './dependencies.mjs';
import { runProgram } from './run.mjs';

await ensureDependencies();
const mock = process.argv.includes('--mock');
const rest = process.argv.slice(2).filter((arg) => arg !== '--mock');
if (!mock) console.log('The sandbox must run beside this: npm run sandbox (REGION=HK for Hong Kong).');
const { code } = await runProgram('vite', rest, { env: { ...process.env, ...(mock ? { MODE: 'mock' } : {}) } });
process.exitCode = code;
