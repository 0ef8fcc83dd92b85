import type { Page, Request, Route } from '@playwright/test';

const graphqlEndpoint = /\/graphql(\/static)?$/;

/** Tells whether a request asks for a GraphQL operation whose name begins so. */
function isOperation(request: Request, name: string): boolean {
  return graphqlEndpoint.test(new URL(request.url()).pathname) && operationName(request).startsWith(name);
}

function operationName(request: Request): string {
  const body: unknown = request.postDataJSON();
  const name = typeof body === 'object' && body !== null && 'operationName' in body ? body.operationName : undefined;
  return typeof name === 'string' ? name : '';
}

/** The data of the next answer to a GraphQL operation whose name begins so, of those that are wanted by their variables; with these. */
export async function nextExchange<T, V>(
  page: Page,
  operation: string,
  isWanted: (variables: V) => boolean,
): Promise<{ readonly data: T; readonly variables: V }> {
  const variablesOf = (asked: Request) => (asked.postDataJSON() as { readonly variables: V }).variables;
  const response = await page.waitForResponse(
    (candidate) => isOperation(candidate.request(), operation) && isWanted(variablesOf(candidate.request())),
  );
  const { data } = (await response.json()) as { readonly data: T };
  return { data, variables: variablesOf(response.request()) };
}

/** The documents that stand for several operations. */
const combined = 'HomePanels';

/** Takes over every call of a GraphQL operation whose name begins so; a document that stands for several is refused, so that each is asked for by itself. */
export async function takeOver(page: Page, operation: string, handle: (route: Route) => unknown): Promise<void> {
  await page.route(graphqlEndpoint, async (route) => {
    const request = route.request();
    if (isOperation(request, operation)) await handle(route);
    else if (isOperation(request, combined)) await route.fulfill({ status: 400, json: {} });
    else await route.fallback();
  });
}

/** Lets the server answer, and changes what it says; `data` is the operation's own. */
export async function changeAnswer<T>(page: Page, operation: string, change: (data: T) => unknown): Promise<void> {
  await takeOver(page, operation, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { readonly data: T };
    await route.fulfill({ response, json: { data: change(data) } });
  });
}

/** Answers as a GraphQL server does that refuses with errors of its own [ERR-08]. */
export const refuseWith = (errors: readonly object[]) => (route: Route) =>
  route.fulfill({
    json: { data: null, errors: [{ message: 'refused', extensions: { classification: 'INTERNAL_ERROR', errors } }] },
  });

/** Holds back every answer of an operation until the function returned is called. */
export const holdBack = (page: Page, operation: string): Promise<() => void> =>
  holdUntil((handle) => takeOver(page, operation, handle));

/** Holds back every answer from addresses of that form until the function returned is called. */
export const holdBackPath = (page: Page, path: string): Promise<() => void> =>
  holdUntil((handle) => page.route(path, handle));

async function holdUntil(
  takeOverCalls: (handle: (route: Route) => Promise<void>) => Promise<unknown>,
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await takeOverCalls(async (route) => {
    const response = await route.fetch();
    await released;
    // The page may have gone meanwhile.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return release;
}
