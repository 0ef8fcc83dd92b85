import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { withDataBlock } from '../../config/page-data-block';
import type { DataBlock } from '../../config/portal-configuration';
import { basePath } from '../../config/regions';
import { contentSecurityPolicy } from '../../config/security-headers';
import { keepAssets, type KeptAssets } from './kept-assets';
import { maintenancePage, maintenanceStyle } from './maintenance-page';

const listName = '.kept-assets.json';

/** The folders of a publication: the build, that of the build before where an image carries it, and what is served. */
export type Folders = { readonly build: string; readonly last: string | undefined; readonly site: string };

/**
 * Publishes a build with its data block into the folder that is served: first the files that the new page asks for, then
 * the page itself in one step, then what neither it nor the build before needs is removed.
 */
export function publish(block: DataBlock, { build, last, site }: Folders): void {
  const portal = join(site, basePath);
  const assets = join(portal, 'assets');
  mkdirSync(assets, { recursive: true });
  const lastAssets = last === undefined ? [] : namesIn(join(last, 'assets'));
  if (last !== undefined) cpSync(join(last, 'assets'), assets, { recursive: true });
  cpSync(build, portal, { recursive: true, filter: (path) => !isHeldBack(path, build) });
  replacePage(portal, withDataBlock(readFileSync(join(build, 'index.html'), 'utf8'), block));
  const before = readKept(portal) ?? { current: lastAssets, last: [] };
  const kept = keepAssets(before, namesIn(join(build, 'assets')));
  const needed = new Set([...kept.current, ...kept.last]);
  for (const name of namesIn(assets)) if (!needed.has(name)) rmSync(join(assets, name));
  write(join(portal, listName), JSON.stringify(kept));
  write(join(site, 'policy.conf'), policyFile(block));
  write(join(site, 'maintenance.html'), maintenancePage(block));
  write(join(site, 'maintenance.css'), maintenanceStyle);
}

/** The page comes last, and what tools left in the build never. */
const isHeldBack = (path: string, build: string): boolean =>
  path === join(build, 'index.html') || (path !== build && /(^|[/\\])\.[^/\\]+$/.test(path.slice(build.length)));

/** Writes the page and its compressed forms; each takes the place of the one before whole. */
function replacePage(portal: string, html: string): void {
  const page = join(portal, 'index.html');
  write(`${page}.br`, brotliCompressSync(html));
  write(`${page}.gz`, gzipSync(html, { level: 9 }));
  write(page, html);
}

/** The policy of every answer of nginx, which names the hosts of pictures that the block names [MSG-09]. */
const policyFile = ({ imageHosts = [] }: DataBlock): string =>
  `map "" $portal_policy {\n  default "${contentSecurityPolicy(imageHosts)}";\n}\n`;

function readKept(portal: string): KeptAssets | undefined {
  const list = join(portal, listName);
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as KeptAssets) : undefined;
}

const namesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Writes beside the file and renames, so that nobody is served half of it. */
function write(path: string, content: string | Buffer): void {
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}
