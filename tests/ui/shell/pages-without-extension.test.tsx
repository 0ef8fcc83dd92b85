import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { hasOwnPage } from '../../../config/own-pages';
import type { DataBlock } from '../../../config/portal-configuration';
import { basePath } from '../../../config/regions';
import { type Extension, recordedExtensions as extensions } from '../../../contract/extensions';
import { sentOperations } from '../../../contract/graphql/sent-operations';
import { extensionOfRootField } from '../../../contract/graphql/specified-schema';
import { callExtension } from '../../../contract/rest/call';
import { callCatalogue } from '../../../contract/rest/call-catalogue';
import type { ServedCall } from '../../../contract/rest/served-call';
import { type Region, regions } from '../../../domain/region';
import { routeTable } from '../../../ui/app/routes/route-table';
import { aConfiguration } from '../../builders/a-configuration';
import { idleAtOnce, linksOf, pagesOf, type PortalPage, settle } from '../support/portal-pages';
import { ShownPortal } from '../support/shown-portal';

idleAtOnce();
const portal = ShownPortal.forEachTest();

type Seen = {
  readonly page: PortalPage;
  readonly asked: readonly Extension[];
  readonly failed: readonly string[];
  readonly links: readonly string[];
};

const standalone = (region: Region, served: readonly Extension[]): DataBlock => ({
  region,
  profile: 'standalone',
  environment: 'test',
  extensions: [...served],
});

/** Opens a page of a portal whose server has these extensions, and looks at it once it is whole. */
async function see(region: Region, page: PortalPage, served: readonly Extension[]): Promise<Seen> {
  await portal.open({ block: standalone(region, served), route: page.route, signedIn: page.hasMenu });
  await portal.find('h1, h2');
  if (page.hasMenu) await portal.find('[data-testid=menu-lines] a');
  await settle(portal);
  return {
    page,
    asked: extensions.filter((one) => portal.requests.some(({ name }) => extensionNamed(name, region) === one)),
    failed: portal.textsOf('[data-testid=retry-panel], [data-tone=danger]'),
    links: linksOf(portal),
  };
}

const fieldExtension = extensionOfRootField(readFileSync('contract/graphql/schema.graphql', 'utf8'));

const operations = new Map(
  sentOperations.flatMap(({ text }) =>
    parse(text).definitions.flatMap((one) => {
      if (one.kind !== Kind.OPERATION_DEFINITION) return [];
      const [root] = one.selectionSet.selections;
      return root?.kind === Kind.FIELD ? [[one.name?.value ?? '', fieldExtension(root.name.value)] as const] : [];
    }),
  ),
);

const calls: Readonly<Record<string, ServedCall>> = callCatalogue;

/** The extension of a call or an operation by its name; undefined for one of the specification. */
function extensionNamed(name: string, region: Region): string | undefined {
  const call = calls[name];
  return call ? callExtension(call, region) : operations.get(name);
}

/** The links that lead to a route which the portal hasn't, or to a part of a page that isn't there. */
function nowhere({ links }: Seen, region: Region, served: readonly Extension[]): readonly string[] {
  const configuration = aConfiguration(standalone(region, served));
  const paths = routeTable(configuration).map(({ path }) => path);
  return links
    .filter((href) => href.startsWith(`${basePath}/`))
    .filter((href) => {
      const { pathname, searchParams } = new URL(href.slice(basePath.length), 'https://portal.example');
      const isThere = paths.some((path) => matchPath(path, pathname));
      return !isThere || !hasOwnPage(`${pathname}?tab=${searchParams.get('tab') ?? ''}`, configuration);
    });
}

/** The faults of a page: its parts that ask for what the server hasn't, that failed, or that lead nowhere. */
function faults(seen: Seen, region: Region, served: readonly Extension[]): readonly string[] {
  const asked = seen.asked.filter((one) => !served.includes(one)).map((one) => `asks for ${one}`);
  const found = [...asked, ...seen.failed.map((text) => `says ${text}`), ...nowhere(seen, region, served)];
  return found.map((fault) => `${seen.page.route}: ${fault}`);
}

/** The pages and the extensions that each asks for where the server has them all. */
async function whole(region: Region): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  for (const page of pagesOf(aConfiguration(standalone(region, extensions))))
    seen.push(await see(region, page, extensions));
  return seen;
}

describe.each(regions)('a portal of %s in standalone', (region) => {
  it('[OPEN-59, CONFLICT-13] no part asks for a missing extension, fails, or leads to a page that isn’t there, without any one of them', async () => {
    const pages = await whole(region);
    expect(pages.flatMap((seen) => faults(seen, region, extensions))).toEqual([]);
    const needed = extensions.filter((extension) => pages.some(({ asked }) => asked.includes(extension)));
    expect(needed.length).toBeGreaterThan(10);
    const wrong: string[] = [];
    for (const extension of extensions) {
      const served = extensions.filter((one) => one !== extension);
      const there = routeTable(aConfiguration(standalone(region, served))).map(({ path }) => path);
      // What a page doesn't ask for it shows as before; the home beside it leads to nearly every page.
      const left = pages.filter(
        (seen) =>
          seen.asked.includes(extension) || (seen.page.route === '/' && nowhere(seen, region, served).length > 0),
      );
      for (const { page } of left.filter((one) => there.includes(one.page.route.replace(/\?.*/, '')))) {
        const seen = await see(region, page, served);
        wrong.push(...faults(seen, region, served).map((fault) => `without ${extension} ${fault}`));
      }
    }
    expect(wrong).toEqual([]);
  }, 600_000);

  it('[OPEN-59, CONFLICT-13] no part asks for a missing extension, fails, or leads to a page that isn’t there, without all of them', async () => {
    const wrong: string[] = [];
    for (const page of pagesOf(aConfiguration(standalone(region, []))))
      wrong.push(...faults(await see(region, page, []), region, []));
    expect(wrong).toEqual([]);
  }, 600_000);
});
