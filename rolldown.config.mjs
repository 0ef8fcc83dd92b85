import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { defineConfig } from 'rolldown';

// Bundles the programs that run on Node into one file each, in `.cache/programs`: reading one is quicker than reading the
// eight hundred that it is made of. A process that runs for days finds no piece of it gone, as it has no pieces.

const root = import.meta.dirname;
const folder = join(root, '.cache/programs');

/** The packages that bring compiled code, find files beside their own, or are read by few: whoever sends no traces reads none of OpenTelemetry's. */
const outside =
  /^(@electric-sql\/pglite|@opentelemetry\/(?!api$)[^/]+|@node-rs\/argon2|pdfkit|pino|sharp|thread-stream)(\/|$)/;

/** Programs by the name of their bundle. */
const programs = {
  sandbox: 'sandbox/main.ts',
  configure: 'deploy/configure/main.ts',
  'accept-a-document': 'tests/sandbox/support/accept-a-document.ts',
  'desk-worker': 'tests/sandbox/support/desk-worker.ts',
  'hold-folder': 'tests/sandbox/support/hold-folder.ts',
  'submit-lists': 'tests/sandbox/support/submit-lists.ts',
};

/** Lets a module of ours find the files beside it: seen from the bundle, so that no folder of this machine is written into it. */
const ownAddress = {
  name: 'own-address',
  transform: {
    filter: { code: /import\.meta\.(url|dirname)/, id: { exclude: /node_modules|^\0/ } },
    handler: (code, id) => {
      const fromBundle = (path) => JSON.stringify(relative(folder, path).replaceAll('\\', '/'));
      return code
        .replaceAll('import.meta.url', `new URL(${fromBundle(id)}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/' + ${fromBundle(dirname(id))})`);
    },
  },
};

export default Object.entries(programs).map(([name, input]) =>
  defineConfig({
    input: { [name]: input },
    cwd: root,
    platform: 'node',
    external: (id) => isBuiltin(id) || outside.test(id),
    plugins: [ownAddress],
    output: {
      dir: folder,
      format: 'esm',
      codeSplitting: false,
      entryFileNames: '[name].mjs',
      sourcemap: true,
      // Node reads the whole map at each start, and the sources are at hand.
      sourcemapExcludeSources: true,
    },
    logLevel: 'silent',
  }),
);
