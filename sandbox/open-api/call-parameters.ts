import * as z from 'zod/mini';
import type { ZodOpenApiParameters } from 'zod-openapi';
import { type Call, isRead } from '../../contract/rest/call';
import { callCatalogue, type CallName } from '../../contract/rest/call-catalogue';
import type { ServedCall } from '../../contract/rest/served-call';
import { regionDefaults } from '../../config/regions';
import type { Region } from '../../domain/region';

/**
 * Returns the parameters of a call in its path, its query (with the values that are always the same) and its headers
 * [API-10].
 */
export function callParameters(name: CallName, region: Region): ZodOpenApiParameters {
  const call: ServedCall = callCatalogue[name];
  const { params, query, headers } = call;
  const inQuery = { ...query?.schema.shape, ...fixedIn(call) };
  const shown = {
    'X-Requested-With': fixed('XMLHttpRequest'),
    USER_LOCALE: z.optional(z.enum(regionDefaults[region].languages)),
    // Whether the client has just given a secret for it [REAUTH-11].
    ...(isRead(call) ? {} : { RE_AUTH: z.optional(z.enum(['Y', 'N'])) }),
    ...headers?.schema.shape,
  };
  return {
    ...(params ? { path: params.schema } : {}),
    ...(Object.keys(inQuery).length > 0 ? { query: z.object(inQuery) } : {}),
    header: z.object(shown),
  };
}

/** A parameter that always has the same value, which a page for trying calls fills in. */
const fixed = (value: string) => z.literal(value).register(z.globalRegistry, { param: { example: value } });

/** The parts of the query that every request for the call has alike. */
function fixedIn({ path }: Call): Readonly<Record<string, z.ZodMiniType>> {
  const query = [...new URLSearchParams(path.split('?')[1])];
  return Object.fromEntries(
    query.filter(([, value]) => !value.startsWith('{')).map(([parameter, value]) => [parameter, fixed(value)]),
  );
}
