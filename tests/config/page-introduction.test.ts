import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { namedPaths } from '../../config/named-paths';
import { withDataBlock } from '../../config/page-data-block';
import { manifestOf, pageIntroductions } from '../../config/page-introduction';
import { basePath, regionDefaults } from '../../config/regions';
import { languageTag } from '../../domain/language';
import { type Region, regions } from '../../domain/region';
import { projectRoot } from '../architecture-tree';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

const manifest = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  description: z.string(),
  lang: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.string(),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.optional(z.string()) })),
});

const manifestFor = (region: Region) => manifest.parse(JSON.parse(read(`public/${manifestOf(region)}`)));

/** The width and height of a PNG, from its header. */
function pngSize(path: string): string {
  const bytes = readFileSync(join(projectRoot, path));
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${String(bytes.readUInt32BE(16))}x${String(bytes.readUInt32BE(20))}`;
}

const metaOf = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([\w:-]+)" content="([^"]*)"/g)].map(([, name = '', content = '']) => [
      name,
      content,
    ]),
  );

test.each(regions)(
  '[CONF-01] the page of %s introduces itself in its region’s words, and names its manifest',
  (region) => {
    const html = withDataBlock(read('index.html'), { region });
    const { title, description } = pageIntroductions[region];
    expect(metaOf(html)).toMatchObject({
      description,
      'application-name': title,
      'og:type': 'website',
      'og:locale': regionDefaults[region].fallbackLanguage,
      'og:title': title,
      'og:description': description,
    });
    expect(html.match(/\S+\.webmanifest/g)).toEqual([`href="/${manifestOf(region)}`]);
  },
);

test('[CONF-01] the page introduces itself as Taiwan’s until a server says otherwise, as its data block does', () => {
  const html = read('index.html');
  expect(metaOf(withDataBlock(html, {}))).toEqual(metaOf(html));
});

test.each(regions)(
  '[CONF-01, CONF-20] the manifest of %s has its words, stays within the portal, and its icons are what it says',
  (region) => {
    const { icons, ...said } = manifestFor(region);
    const { title, description } = pageIntroductions[region];
    expect(said).toMatchObject({
      id: `${basePath}/`,
      name: title,
      description,
      lang: languageTag(regionDefaults[region].fallbackLanguage, 'html'),
      start_url: `${basePath}/`,
      scope: `${basePath}/`,
      display: 'minimal-ui',
    });
    expect(icons.map(({ src, type }) => [pngSize(`public/${src}`), type])).toEqual(
      icons.map(({ sizes }) => [sizes, 'image/png']),
    );
    expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    expect(pngSize('public/apple-touch-icon.png')).toBe('180x180');
  },
);

test('the page and the manifests have the colours of the paper, light and dark', () => {
  const papers = [...read('ui/theme/tokens.css').matchAll(/--paper: (#\w+);/g)].map(([, colour]) => colour);
  const colours = [...read('index.html').matchAll(/name="theme-color"[^>]*content="(#\w+)"/g)].map(
    ([, colour]) => colour,
  );
  expect(colours).toEqual([papers[0], papers[1]]);
  for (const region of regions)
    expect([manifestFor(region).background_color, manifestFor(region).theme_color]).toEqual([papers[0], papers[0]]);
});

test('[R13, R22] the portal registers no service worker, so that nothing of a client is stored for later', () => {
  const sources = ['adapters', 'application', 'composition', 'ui'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(sources.length).toBeGreaterThan(500);
  const storing = /serviceWorker|\bcaches\b\.(?:open|match)|CacheStorage/;
  expect([...sources, 'main.tsx', 'preload.ts'].filter((path) => storing.test(read(path)))).toEqual([]);
});

test('[R23] nginx leads password managers and passkey providers to the same screens as the sandbox does', () => {
  const conf = read('deploy/nginx/portal.conf');
  expect(conf).toContain(`change-password { return 302 ${basePath}${namedPaths.changePassword}; }`);
  const security = `https://<portal>${basePath}${namedPaths.profile}`;
  expect(conf).toMatch(
    /\/\.well-known\/passkey-endpoints \{\s+alias \/srv\/portal\/site\/passkey-endpoints\.json;[^}]+default_type application\/json;/,
  );
  const page = JSON.stringify({ enroll: security, manage: security });
  expect(read('docs/operate/reverse-proxy.md')).toContain(page);
});
