import { bundleProgram } from './bundle-program.mjs';
import { startProcess, whenAskedToEnd } from './owned-process.mjs';

// One command of the sandbox, `serve` unless another is named.

const program = await bundleProgram('sandbox/main.ts');
const sandbox = startProcess(['--enable-source-maps', program, ...process.argv.slice(2)], { stdio: 'inherit' });
whenAskedToEnd(sandbox.stop);
process.exit(await sandbox.exited);
