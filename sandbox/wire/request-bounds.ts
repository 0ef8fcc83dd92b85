import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error';

type Bounds = { readonly text: number; readonly entries: number; readonly depth: number };

/** As much as any call of the portal sends, several times over; a route's own schema may ask for less. */
const defaultBounds: Bounds = { text: 1_000, entries: 200, depth: 10 };

/** Pages read little of their address, which the portal fills with a client's view. */
const pageBounds: Bounds = { text: 16_384, entries: 1_000, depth: 10 };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The longest text that this route's body holds, where that is more than usual. */
    readonly longestText?: number;
  }
}

/** Looks at everything a request brings before any route does: address, headers, cookies, body. */
export function registerRequestBounds(app: FastifyInstance, apiBase: string): void {
  app.addHook('preValidation', async ({ query, params, headers, cookies, body, routeOptions }) => {
    const bounds = routeOptions.url?.startsWith(`${apiBase}/`) === true ? defaultBounds : pageBounds;
    for (const brought of [query, params]) requireWithinBounds(brought, bounds);
    requireWithinBounds([headers, cookies], pageBounds);
    requireWithinBounds(body, { ...bounds, text: routeOptions.config.longestText ?? bounds.text });
  });
}

/**
 * Refuses what no honest call holds, however deep it lies: a NUL or half a surrogate pair, which no database keeps, and
 * texts, lists and numbers beyond their bounds. It keeps a list of its own, since deep nesting would exhaust the stack.
 */
export function requireWithinBounds(value: unknown, bounds: Bounds = defaultBounds): void {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > bounds.depth) throw new ApiError(400, ['TOO_LONG']);
    level = level.flatMap((found) => partsOf(found, bounds));
  }
}

function partsOf(found: unknown, bounds: Bounds): readonly unknown[] {
  if (typeof found === 'string') requireText(found, bounds);
  if (typeof found === 'number' && !(Math.abs(found) <= Number.MAX_SAFE_INTEGER))
    throw new ApiError(400, ['OUT_OF_RANGE']);
  if (typeof found !== 'object' || found === null) return [];
  const parts: readonly unknown[] = Array.isArray(found) ? found : Object.entries(found).flat();
  if (parts.length > bounds.entries) throw new ApiError(400, ['TOO_LONG']);
  return parts;
}

function requireText(text: string, bounds: Bounds): void {
  if (!isStorableText(text)) throw new ApiError(400, ['BAD_REQUEST']);
  if (text.length > bounds.text) throw new ApiError(400, ['TOO_LONG']);
}

/** Returns true if a text can be kept and sent on as it is. */
export const isStorableText = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);
