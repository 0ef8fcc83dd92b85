import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { filesBelow, root } from './project.mjs';

// `npm run packages`: writes what other projects take from this one to `.cache/packages`, ready for `npm pack`. Rolldown
// builds it; this says which modules there are, and makes the domain that the contract stands on a package of its own. No
// library does it: tsdown and its like bundle the entries of one package, and these two share modules.

const domain = join(root, 'domain');
/** Helpers that only this project's own tests use. */
const ownTests = /[\\/]enumeration\.ts$/;

const domainPackage = await build('domain', {
  modules: {
    ...modulesOf(domain),
    ...modulesOf(join(root, 'tests/arbitraries'), 'arbitraries/', (file) => !ownTests.test(file)),
  },
  exports: { './vectors/*.json': './vectors/*.json' },
});
const vectors = ['--import', 'tsx', join(root, 'tests/vectors/write.ts'), join(domainPackage, 'vectors')];
if (spawnSync(process.execPath, vectors, { cwd: root, stdio: 'inherit' }).status !== 0) process.exit(1);

const schema = 'graphql/schema.graphql';
const contractPackage = await build('contract', {
  modules: modulesOf(join(root, 'contract')),
  exports: { [`./${schema}`]: `./${schema}` },
  plugins: [domainAsPackage()],
});
mkdirSync(join(contractPackage, 'graphql'));
cpSync(join(root, 'contract', schema), join(contractPackage, schema));

/** The modules of a folder by the names that others import them by. */
function modulesOf(folder, prefix = '', isWanted = () => true) {
  const files = filesBelow(folder).filter((file) => file.endsWith('.ts') && isWanted(file));
  return Object.fromEntries(files.map((file) => [prefix + relative(folder, file).replace(/\.ts$/, ''), file]));
}

/** Every module is an entry, so each becomes a file of its own, with its types beside it. */
async function build(name, { modules, exports, plugins = [] }) {
  const folder = join(root, '.cache/packages', name);
  rmSync(folder, { recursive: true, force: true });
  const manifest = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const bundle = await rolldown({
    input: modules,
    cwd: root,
    platform: 'neutral',
    external: (id) => packages.some((each) => id === each || id.startsWith(`${each}/`)),
    plugins: [...plugins, dts({ tsconfig: join(root, 'tsconfig.json') })],
    logLevel: 'warn',
    checks: { pluginTimings: false },
  });
  await bundle.write({
    dir: join(folder, 'dist'),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name]-[hash:7].js',
  });
  await bundle.close();
  const published = {
    ...manifest,
    exports: { ...exports, './*': { types: './dist/*.d.ts', default: './dist/*.js' } },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  console.log(`${name}: ${Object.keys(modules).length} modules in ${relative(root, folder)}`);
  return folder;
}

/** The contract stands on the domain, which is a package of its own. */
function domainAsPackage() {
  return {
    name: 'domain-as-package',
    resolveId(specifier, importer) {
      if (!specifier.startsWith('.') || importer === undefined) return null;
      const file = `${resolve(importer, '..', specifier)}.ts`;
      if (!file.startsWith(domain) || !existsSync(file)) return null;
      const path = relative(domain, file).replace(/\.ts$/, '').replaceAll('\\', '/');
      return { id: `@fund-portal/domain/${path}`, external: true };
    },
  };
}
