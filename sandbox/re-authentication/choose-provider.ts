import { featureFlags } from '../../config/feature-flags';
import { reAuthenticationProvider } from '../../domain/clients/feature-gates';
import type { AuthProvider } from '../../domain/credentials/login/auth-provider';
import type { ServerContext } from '../context/server-context';

/** Returns the provider that asks clients for their secret again: the one that is configured; in production none, for the sandbox has no real one [OPEN-57, CONFLICT-14]. */
export function chooseProvider({
  region,
  configuration,
}: Pick<ServerContext, 'region' | 'configuration'>): AuthProvider | undefined {
  const { environment, reAuthProvider } = configuration;
  if (environment === 'production') return undefined;
  if (reAuthProvider === 'JANUS') return reAuthProvider;
  const isLocal = reAuthProvider === 'LOCAL' && featureFlags(region, environment).LOCAL_LOGIN;
  return reAuthenticationProvider({ autheEnabled: reAuthProvider === 'AUTHE' }, isLocal);
}
