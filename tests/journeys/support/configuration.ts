import type { Page, Route } from '@playwright/test';
import type { ExternalPage } from '../../../config/external-pages';
import type { DataBlock } from '../../../config/portal-configuration';
import type { Language } from '../../../domain/language';

const pagesOfThePortal = /\/eTrading\/v2(?!\/assets\/)/;
const block = /(<script type="application\/json" id="portal-configuration">)([\s\S]*?)(<\/script>)/;

/** Has the portal's page tell another configuration than the sandbox's, in the fields given; the headers stay as they are. */
export async function configure(page: Page, change: Readonly<Record<string, unknown>>) {
  await page.route(pagesOfThePortal, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    return servePage(route, (html) =>
      html.replace(block, (_, start: string, json: string, end: string) => {
        const told: unknown = { ...(JSON.parse(json) as object), ...change };
        return start + JSON.stringify(told).replace(/</g, '\\u003c') + end;
      }),
    );
  });
}

/** The address that the configuration gives an outside page, in a language. */
export async function outsidePage(page: Page, name: ExternalPage, language: Language): Promise<string> {
  const told = await page.locator('#portal-configuration').textContent();
  const { externalPages } = JSON.parse(told ?? '{}') as DataBlock;
  return externalPages?.[name]?.[language] ?? '';
}

async function servePage(route: Route, change: (html: string) => string): Promise<void> {
  const response = await route.fetch({ maxRedirects: 0 });
  if (response.status() !== 200) return route.fulfill({ response });
  const { 'content-length': _, ...headers } = response.headers();
  await route.fulfill({ response, headers, body: change(await response.text()) });
}
