import { ensureDependencies } from './dependencies.mjs';
import { ensureFrontEnd } from './front-end.mjs';
import { startProcess, whenAskedToEnd } from './owned-process.mjs';

/** A portfolio of 500 holdings makes much short-lived garbage; with more room for it the collector hardly shows. */
const youngGeneration = '--max-semi-space-size=64';

await ensureDependencies();
if (!(await ensureFrontEnd())) {
  console.error('The front end could not be built (see above), so there is nothing to serve.');
  process.exit(1);
}
// Imported only now: it uses an installed package.
const { bundleProgram } = await import('./bundle-program.mjs');
const program = await bundleProgram('sandbox/main.ts');
const sandbox = startProcess([youngGeneration, '--enable-source-maps', program, 'serve', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
whenAskedToEnd(sandbox.stop);
process.exit(await sandbox.exited);
