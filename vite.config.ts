import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import rollupPluginSbom from 'rollup-plugin-sbom';
import { defineConfig, type Plugin, type ProxyOptions, type ViteDevServer } from 'vite';
import type * as FirstLogin from './sandbox/demonstration/first-login.ts';
import { contentSecurityPolicy, securityHeaders } from './config/security-headers.ts';
import { productionPolicy } from './scripts/production-policy.ts';
import { chunkOfStage, type ModuleGraph } from './scripts/chunk-of-stage.ts';

const root = import.meta.dirname;
const base = '/eTrading/v2/';
const region = process.env['REGION'] === 'HK' ? 'HK' : 'TW';
/** The hosts, read as the sandbox reads them; the portal refuses one that can't be. */
const imageHosts = process.env['IMAGE_HOSTS']?.split(',').filter(Boolean) ?? [];
/** The server that `npm run dev` stands in front of, in place of a sandbox; undefined for the sandbox. */
const backEnd = process.env['BACK_END'] ? new URL(process.env['BACK_END']) : undefined;
const sandboxPort = region === 'HK' ? (process.env['PORT_HK'] ?? '4001') : (process.env['PORT'] ?? '4000');

/** The extensions that the server has, by name; undefined for those of the profile. */
const extensions = process.env['EXTENSIONS']?.split(',').filter((name) => name && name !== 'none');

/** Writes the SHA-384 of every script and style sheet into the built page, so that a changed file doesn't run. */
function integrity(): Plugin {
  return {
    name: 'fund-portal:integrity',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir = 'dist' }) {
      const page = join(dir, 'index.html');
      const html = readFileSync(page, 'utf8').replace(/<(?:script|link)\b[^>]*>/g, (tag) => {
        const address = /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1];
        if (!address?.startsWith(`${base}assets/`)) return tag;
        if (!/^<script|\brel="(?:modulepreload|stylesheet)"/.test(tag)) return tag;
        const file = readFileSync(join(dir, address.slice(base.length)));
        const digest = createHash('sha384').update(file).digest('base64');
        const crossorigin = /\bcrossorigin\b/.test(tag) ? '' : ' crossorigin';
        return tag.replace(/\s*\/?>$/, `${crossorigin} integrity="sha384-${digest}">`);
      });
      writeFileSync(page, html);
    },
  };
}

/** Names in the page the scripts that every page begins with and the first one asks for, so that none waits for another. */
function startPreloaded(): Plugin {
  return {
    name: 'fund-portal:start-preloaded',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const start = chunks.find(({ moduleIds }) => moduleIds.includes(join(root, 'main.tsx')));
        if (!start) throw new Error('The build has no chunk with main.tsx.');
        return [start.fileName, ...start.imports]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: base + file },
            injectTo: 'head',
          }));
      },
    },
  };
}

/** The files that are there before any other one asks for something. */
const ofTheStart = /\bassets\/(start|preload|rolldown-runtime)-/;

/** Compresses every asset once, as hard as can be, so that whoever serves them needn't do it for each request. */
function precompressed(): Plugin {
  return {
    name: 'fund-portal:precompressed',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir = 'dist' }) {
      for (const name of readdirSync(join(dir, 'assets')).filter((file) => /\.(js|css|svg|json)$/.test(file))) {
        const file = join(dir, 'assets', name);
        const content = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}

/** Puts the source maps, which hold every source, and the bill of materials beside the folder that is served: clients need neither. */
function apart(): Plugin {
  return {
    name: 'fund-portal:apart',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir = 'dist' }) {
      const apart = `${dir}-maps`;
      rmSync(apart, { recursive: true, force: true });
      mkdirSync(apart);
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.map'),
      ))
        renameSync(join(dir, name), join(apart, basename(name)));
      renameSync(join(dir, 'bom.json'), `${dir}-bom.json`);
      rmSync(join(dir, 'bom-of-worker.json'), { force: true });
    },
  };
}

type BillOptions = NonNullable<Parameters<typeof rollupPluginSbom>[0]>;
type Components = Parameters<NonNullable<BillOptions['afterCollect']>>[0]['components'];

/** The packages in the bundles of workers, which are made before the portal's own. */
const ofWorkers: Set<Components extends Set<infer Component> ? Component : never> = new Set();

/** Writes the bill of materials: CycloneDX, of the packages that came into a bundle and none besides. */
function billOfMaterials(outFilename: string, afterCollect: BillOptions['afterCollect']): Plugin {
  const kind: BillOptions = { outDir: '', outFormats: ['json'], includeWellKnown: false, saveTimestamp: false };
  // oxlint-disable-next-line typescript/no-unsafe-return -- its type is a plugin of Rollup's, which isn't installed
  return rollupPluginSbom({ ...kind, outFilename, afterCollect });
}

function addMissing(components: Components): void {
  const known = new Set(Array.from(components, (component) => component.bomRef.value));
  for (const component of ofWorkers) if (!known.has(component.bomRef.value)) components.add(component);
}

/** Returns the login that the page of the sandbox behind it names; the server of development reads its code as any page's. */
async function demoLoginOf(server: ViteDevServer | undefined) {
  if (backEnd) return undefined;
  const module = await server?.ssrLoadModule('/sandbox/demonstration/first-login.ts');
  return (module as typeof FirstLogin | undefined)?.firstLogin({
    region,
    configuration: { environment: 'development', loginCodes: process.env['LOGIN_CODES'] === 'on' },
  });
}

/** Fills the data block of the page from the environment, as the sandbox does in production. */
function configurationBlock(): Plugin {
  return {
    name: 'fund-portal:configuration',
    apply: 'serve',
    transformIndexHtml: async (html, { server }) => {
      const demoLogin = await demoLoginOf(server);
      return html.replace(/(id="portal-configuration">)\s*\{\}\s*(<)/, (_, before: string, after: string) => {
        const block = {
          region,
          profile: process.env['PROFILE'] === 'coexist' ? 'coexist' : 'standalone',
          mode: process.env['MODE'] === 'mock' ? 'mock' : 'live',
          environment: 'development',
          demo: backEnd === undefined,
          ...(extensions && { extensions }),
          ...(demoLogin && { demoLogin }),
          usesPortalCodes: true,
          imageHosts,
        };
        return `${before}${JSON.stringify(block)}${after}`;
      });
    },
  };
}

/**
 * Gives the classes of the built page names that are as short as keeps them apart, and the same in every build. Fails where
 * two got the same one, and where the bundler left out a style sheet because only the names in it were used.
 */
function shortClasses(): Plugin {
  const named = new Map<string, string>();
  const nameOf = (local: string, file: string): string => {
    const whole = `${relative(root, file)} ${local}`;
    const name = `_${createHash('sha256').update(whole).digest('base64url').replaceAll('-', '').slice(0, 4)}`;
    const other = named.get(name);
    if (other !== undefined && other !== whole) throw new Error(`${other} and ${whole} are both called ${name}.`);
    named.set(name, whole);
    return name;
  };
  return {
    name: 'fund-portal:short-classes',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: nameOf } } }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
        const css = sheets.map((sheet) => (sheet.type === 'asset' ? String(sheet.source) : '')).join('\n');
        const missing = [...named].filter(([name]) => !css.includes(name)).map(([, whole]) => whole);
        if (missing.length > 0) this.error(`The build has no style for ${missing.join(', ')}.`);
      },
    },
  };
}

/** Loading stages of a visit, in order. */
const chunkOf = chunkOfStage(root, [
  { name: 'preload', entries: ['preload.ts'], after: [] },
  { name: 'start', entries: ['main.tsx'], after: ['preload'] },
  { name: 'login', entries: ['composition/login.ts'], after: ['preload', 'start'] },
  { name: 'visitors', entries: ['composition/visitors.ts'], after: ['preload', 'start', 'login'] },
  {
    name: 'holdings',
    entries: ['composition/portfolio.ts', 'composition/shell.ts', 'adapters/http/axios-transport.ts'],
    after: ['preload', 'start'],
  },
  { name: 'frame', entries: ['composition/late-shell.ts'], after: ['preload', 'start', 'holdings'] },
]);

/** Modules of the first pages before and after the login belong to the start chunk: another file is another request. */
const stageOf = (id: string, graph: ModuleGraph): string | null => {
  const chunk = chunkOf(id, graph);
  // What the frame alone waits for comes with the file of its feature.
  if (chunk === 'frame') return null;
  if (chunk === 'visitors-frame' && id.endsWith('.css')) return 'start';
  return chunk === 'login-holdings' || chunk === 'visitors-holdings' ? 'start' : chunk;
};

/** Recorded answers come by region, in mock mode alone. */
const recordingsOf = (id: string): string | null => {
  const [, region] = /[\\/]mocks[\\/](hk|tw)[\\/]/.exec(id) ?? [];
  return region ? `recordings-${region}` : null;
};

const chartModules =
  /node_modules[\\/](echarts|echarts-for-react|fast-deep-equal|size-sensor|tslib|zrender)[\\/]|ui[\\/]components[\\/](chart\.tsx|time-axis-option\.ts)$/;

const sandbox: ProxyOptions = { target: `http://localhost:${sandboxPort}` };

/** Asks a server elsewhere as a page of its own would: under its name and origin, whose cookies are then this page's. */
const elsewhere = ({ origin }: URL): ProxyOptions => ({
  target: origin,
  changeOrigin: true,
  headers: { origin },
  cookieDomainRewrite: '',
});

const calls = backEnd ? elsewhere(backEnd) : sandbox;

export default defineConfig({
  base,
  plugins: [
    react(),
    shortClasses(),
    configurationBlock(),
    productionPolicy({ ...securityHeaders, 'content-security-policy': contentSecurityPolicy(imageHosts) }),
    startPreloaded(),
    integrity(),
    precompressed(),
    billOfMaterials('bom', ({ components }) => addMissing(components)),
    apart(),
  ],
  resolve: {
    alias: [
      // Only the spreadsheet's worker has it; fflate's own would open another worker from a blob: address, which the policy refuses.
      { find: /^fflate$/, replacement: join(root, 'adapters/browser/files/synchronous-zip.ts') },
    ],
  },
  build: {
    outDir: 'dist',
    // The oldest browsers that have all the portal uses, the popover above all; index.html names them to a client.
    target: ['chrome114', 'edge114', 'firefox125', 'safari17'],
    manifest: true,
    sourcemap: 'hidden',
    // The policy of the served page allows no data: addresses outside pictures, and no inline script.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What runs after the start needn't name for each of its files those that are there since then.
      resolveDependencies: (_, files, { hostId }) =>
        hostId.includes('preload') ? files : files.filter((file) => !ofTheStart.test(file)),
    },
    // The recorded answers of a region, in mock mode alone.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // The bill of materials looks for Rollup, in whose place Rolldown is.
      onLog: (level, log, handle) => {
        if (log.plugin !== 'rollup-plugin-sbom' || !log.message.includes('tool "rollup"')) handle(level, log);
      },
      output: {
        codeSplitting: {
          groups: [
            { name: stageOf, debugName: 'stages', priority: 1, includeDependenciesRecursively: false },
            { name: recordingsOf, debugName: 'recordings' },
            // The four charts share most of ECharts, and nothing else needs it; the ring doesn't wait for what the three lines need.
            {
              name: 'charts',
              test: chartModules,
              minShareCount: 4,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'line-charts',
              test: chartModules,
              minShareCount: 2,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // What two features share comes in one file, not in a dozen of a few hundred bytes each.
            { name: 'shared', minShareCount: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: { checks: { bundlerTimings: false } },
    plugins: () => [
      billOfMaterials('bom-of-worker', ({ components }) => components.forEach((each) => ofWorkers.add(each))),
    ],
  },
  server: {
    port: 5173,
    // What commands write, the sandbox's data above all.
    watch: { ignored: ['.cache', '.data', 'coverage', 'dist', 'dist-maps'].map((name) => join(root, name, '**')) },
    proxy: {
      '/tet-web': calls,
      '^/eTrading/(?!v2(?:/|$))': calls,
      ...(backEnd ? {} : { '/sandbox': sandbox }),
    },
  },
});
