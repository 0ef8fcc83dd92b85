import { regionFlags } from '../../config/feature-flags';
import type { PasskeyListAnswer } from '../../contract/rest/passkeys/passkeys';
import type { PasskeyUse } from '../../domain/credentials/passkeys/passkey-use';
import { hasLoginCodes } from '../context/asks-for-code';
import type { ServerContext } from '../context/server-context';
import { loadPasskeys } from '../passkeys/own-passkeys';
import type { RelyingParty } from '../passkeys/relying-party';
import { chooseProvider } from '../re-authentication/choose-provider';

type Deps = Pick<ServerContext, 'region' | 'database' | 'configuration'>;

/** Returns the uses of a passkey in a region, where there is a relying party to make one for [R14]. */
export function offeredPasskeyUses(
  { region, configuration }: Pick<Deps, 'region' | 'configuration'>,
  relyingParty: RelyingParty | undefined,
): PasskeyUse[] {
  if (relyingParty === undefined) return [];
  const login = configuration.passkeys === 'all' && hasLoginCodes({ region, configuration });
  const proof = regionFlags[region].RE_AUTH && chooseProvider({ region, configuration }) !== undefined;
  return [...(login ? (['login'] as const) : []), ...(proof ? (['proof'] as const) : [])];
}

/** A client's passkeys, and what they are good for [R14]. */
export async function loadPasskeyList(
  deps: Deps,
  clientId: string,
  relyingParty: RelyingParty | undefined,
): Promise<PasskeyListAnswer> {
  const own = relyingParty === undefined ? [] : await loadPasskeys(deps.database, clientId, relyingParty);
  return {
    uses: offeredPasskeyUses(deps, relyingParty),
    passkeys: own.map(({ id, name, addedAt, usedAt }) => ({
      id,
      name,
      addedAt: addedAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
  };
}
