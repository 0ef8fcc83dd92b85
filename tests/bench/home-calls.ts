import { type Browser, chromium, type Request } from '@playwright/test';
import { basePath } from '../../config/regions';
import { chromiumOptions } from '../../scripts/chromium.mjs';

/** A call as a signed-in client's browser makes it: its name, and what autocannon needs to make it again. */
export type HomeCall = {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

type Client = { readonly username: string; readonly secret: string };

/** Signs a client in by the portal's own page so many times, and returns the calls that each session's home makes. */
export async function homeCalls(origin: string, client: Client, sessions: number): Promise<readonly HomeCall[][]> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const calls: HomeCall[][] = [];
    for (let index = 0; index < sessions; index += 1) calls.push(await callsOfOneHome(browser, origin, client));
    return calls;
  } finally {
    await browser.close();
  }
}

async function callsOfOneHome(browser: Browser, origin: string, { username, secret }: Client): Promise<HomeCall[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-HK' });
  const page = await context.newPage();
  await page.goto(`${origin}${basePath}/login`);
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(secret);
  await page.locator('button[type=submit]').click();
  await page.locator('[data-testid=holdings] tbody th').first().waitFor();
  await page.waitForLoadState('networkidle');
  const calls: Promise<HomeCall>[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType()) && !isFile(request)) calls.push(toCall(request));
  });
  await page.reload();
  await page.locator('[data-testid=holdings] tbody th').first().waitFor();
  await page.waitForLoadState('networkidle');
  const made = await Promise.all(calls);
  await context.close();
  return made;
}

/** A build's file, such as texts of another language, is no call. */
const isFile = (request: Request): boolean => new URL(request.url()).pathname.startsWith(`${basePath}/assets/`);

async function toCall(request: Request): Promise<HomeCall> {
  const { pathname, search } = new URL(request.url());
  const body = request.postData() ?? undefined;
  const headers = Object.entries(await request.allHeaders()).filter(([name]) => !ofConnection.test(name));
  return {
    name: nameOf(pathname, body),
    method: request.method() === 'GET' ? 'GET' : 'POST',
    path: pathname + search,
    headers: Object.fromEntries(headers),
    ...(body === undefined ? {} : { body }),
  };
}

/** The headers that whoever makes the call again writes itself, for the server that it then asks. */
const ofConnection = /^(:|host$|connection$|content-length$|origin$|referer$)/;

/** Returns a GraphQL call's operation, and of any other the end of its path. */
function nameOf(path: string, body: string | undefined): string {
  const operation = body === undefined ? undefined : /"operationName":"(\w+)"/.exec(body)?.[1];
  return operation ?? path.split('/').slice(-2).join('/');
}
