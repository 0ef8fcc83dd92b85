import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { type DataBlock, parsePortalConfiguration } from '../../config/portal-configuration';
import { keepAssets } from '../../deploy/configure/kept-assets';
import { publish } from '../../deploy/configure/publish';
import { readBlock } from '../../deploy/configure/read-block';
import { projectRoot } from '../architecture-tree';
import { makeBuild, makeFolder } from './published-folders';

const schema = JSON.parse(readFileSync(join(projectRoot, 'docs/configuration.schema.json'), 'utf8')) as object;
const isBySchema = new Ajv2020({ strict: false }).compile(schema);
const folder = makeFolder();

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Right values and wrong ones, of fields of every kind. */
const fields = {
  region: fc.constantFrom('TW', 'HK', 'SG', 'tw', 1),
  profile: fc.constantFrom('standalone', 'coexist', 'alone'),
  mode: fc.constantFrom('live', 'mock', ''),
  environment: fc.constantFrom('production', 'test', 'staging'),
  demo: fc.constantFrom(true, false, 'on'),
  demoLogin: fc.constantFrom(
    { name: 'a', secret: 'b', asksForCode: false, others: '/sandbox/clients' },
    { name: 'a', secret: 'b' },
  ),
  apiBase: fc.constantFrom('/tet-web/rest', '//elsewhere.example', 'tet-web', '/a b'),
  languages: fc.constantFrom(['zh_TW'], [], ['fr_FR'], 'zh_TW'),
  logoutAddress: fc.constantFrom('/away', 'https://www.example.com/', 'javascript:alert(1)'),
  externalPages: fc.constantFrom(
    { privacy: { en_US: 'https://www.example.com/privacy' } },
    { privacy: { en_US: '' } },
    { privacy: 'https://www.example.com/privacy' },
    { imprint: {} },
  ),
  hotline: fc.constantFrom('+886 2 1234 5678', '', '0'.repeat(41)),
  approvedOrderNotes: fc.constantFrom('3', '2', 3),
  limits: fc.constantFrom({ idleSeconds: 600 }, { idleSeconds: 5 }, { sleepSeconds: 5 }),
  usesPortalCodes: fc.constantFrom(true, 'yes'),
  unknown: fc.constantFrom(1),
};

test('[CONF-01, R23] a block that the portal starts with is right, and every other is refused with the fields that are wrong', () => {
  fc.assert(
    fc.property(fc.record(fields, { requiredKeys: [] }), (block) => {
      const text = JSON.stringify(block);
      const read = readBlock(text);
      expect(read.ok).toBe(parsePortalConfiguration(text).ok);
      if (!read.ok) expect(read.error.length).toBeGreaterThan(0);
    }),
  );
});

test('[CONF-01, R23] the published schema takes and refuses what the portal does', () => {
  fc.assert(
    fc.property(fc.record(fields, { requiredKeys: [] }), (block) => {
      expect(isBySchema(block)).toBe(readBlock(JSON.stringify(block)).ok);
    }),
    { numRuns: 500 },
  );
});

test('[CONF-01] each wrong field is named, with what it must be', () => {
  const block = { region: 'XX', limits: { idleSeconds: 5 }, foo: 1 };
  expect(readBlock(JSON.stringify(block))).toEqual({
    ok: false,
    error: [
      'region: Invalid option: expected one of "HK"|"TW"',
      'limits.idleSeconds: Too small: expected number to be >=60',
      'Unrecognized key: "foo"',
    ],
  });
  expect(readBlock('{"region": "HK"}')).toEqual({
    ok: false,
    error: ['hotline: a live production portal needs a telephone number'],
  });
  expect(readBlock('{').ok).toBe(false);
});

test('[R22, CONF-01] a build is published with its block, whose texts end no element, and with the hosts of pictures in the policy', () => {
  const site = join(folder, 'block');
  const build = makeBuild(join(folder, 'build-of-block'), ['main-1.js']);
  publish(
    { region: 'HK', hotline: '+852 </p><script>', imageHosts: ['https://images.example.com'] },
    { build, last: undefined, site },
  );
  const page = readFileSync(join(site, 'eTrading/v2/index.html'), 'utf8');
  expect(page).toContain(
    '<script type="application/json" id="portal-configuration">{"region":"HK","hotline":"+852 \\u003c/p>\\u003cscript>","imageHosts":["https://images.example.com"]}</script>',
  );
  expect(page).toContain('<p id="start-failure-hotline">+852 &#60;/p&#62;&#60;script&#62;</p>');
  const compressed = (ending: string) => readFileSync(join(site, `eTrading/v2/index.html.${ending}`));
  expect(gunzipSync(compressed('gz')).toString()).toBe(page);
  expect(brotliDecompressSync(compressed('br')).toString()).toBe(page);
  expect(readFileSync(join(site, 'policy.conf'), 'utf8')).toContain("img-src 'self' data: https://images.example.com;");
  const shown = readdirSync(join(site, 'eTrading/v2')).filter((name) => name !== '.kept-assets.json');
  expect(shown.toSorted()).toEqual(['assets', 'index.html', 'index.html.br', 'index.html.gz']);
});

test('[R23] a page for maintenance is published beside the policy, in every language, the region’s first, with the telephone number', () => {
  const site = join(folder, 'maintenance');
  const build = makeBuild(join(folder, 'build-of-maintenance'), []);
  const published = (block: DataBlock) => {
    publish(block, { build, last: undefined, site });
    return readFileSync(join(site, 'maintenance.html'), 'utf8');
  };
  const page = published({ region: 'HK', hotline: '+852 <1>' });
  expect([...page.matchAll(/<section lang="([^"]+)">/g)].map(([, tag]) => tag)).toEqual([
    'en',
    'zh-Hant-HK',
    'zh-Hant-TW',
  ]);
  expect(page.match(/<strong>\+852 &#60;1&#62;<\/strong>/g)).toHaveLength(3);
  expect(page).not.toMatch(/<script|style=/);
  expect(published({ region: 'TW' })).toMatch(/<html lang="zh-Hant-TW">[\s\S]*網站暫停服務(?![\s\S]*<strong>)/);
  expect(readFileSync(join(site, 'maintenance.css'), 'utf8')).toContain('prefers-color-scheme: dark');
});

test('[R23] a tab of the build before finds its files, one of two builds before does not, and publishing again changes nothing', () => {
  const site = join(folder, 'three-builds');
  const assets = () => readdirSync(join(site, 'eTrading/v2/assets')).toSorted();
  const publishBuild = (names: readonly string[]) =>
    publish({ region: 'HK' }, { build: makeBuild(join(folder, 'build'), names), last: undefined, site });
  publishBuild(['common.js', 'main-1.js']);
  publishBuild(['common.js', 'main-2.js']);
  expect(assets()).toEqual(['common.js', 'main-1.js', 'main-2.js']);
  publishBuild(['common.js', 'main-2.js']);
  expect(assets()).toEqual(['common.js', 'main-1.js', 'main-2.js']);
  publishBuild(['common.js', 'main-3.js']);
  expect(assets()).toEqual(['common.js', 'main-2.js', 'main-3.js']);
});

test('[R23] the files of the build before come from the image that carries them where nothing was published yet', () => {
  const site = join(folder, 'empty-disk');
  const last = makeBuild(join(folder, 'last'), ['main-1.js']);
  const build = makeBuild(join(folder, 'new'), ['main-2.js']);
  publish({ region: 'HK' }, { build, last, site });
  expect(readdirSync(join(site, 'eTrading/v2/assets')).toSorted()).toEqual(['main-1.js', 'main-2.js']);
});

test('[R23] whatever was published, the files of the last two builds are kept and no others', () => {
  const build = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 });
  fc.assert(
    fc.property(fc.array(build, { minLength: 1, maxLength: 8 }), (builds) => {
      const kept = builds.reduce(keepAssets, { current: [], last: [] });
      const keyOf = (names: readonly string[]) => names.toSorted().join();
      const different = builds.filter((names, index) => keyOf(names) !== keyOf(builds[index - 1] ?? []));
      const expected = new Set(different.slice(-2).flat());
      expect([...kept.current, ...kept.last].toSorted()).toEqual([...expected].toSorted());
    }),
  );
});
