import { ensureDependencies } from './dependencies.mjs';
import { ensureFrontEnd } from './front-end.mjs';

await ensureDependencies();
process.exitCode = (await ensureFrontEnd()) ? 0 : 1;
