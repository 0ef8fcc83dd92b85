import { hasSecondFactor, type SecondFactorFacts } from '../../domain/credentials/login/second-factor';
import type { ClientRow } from '../database/schema/clients';
import { regionAnswers } from './region-answers';
import type { SandboxConfiguration } from './configuration/sandbox-configuration';
import type { ServerContext } from './server-context';

type Deps = Pick<ServerContext, 'region'> & { readonly configuration: Pick<SandboxConfiguration, 'loginCodes'> };

/** Returns whether logins can ask for a one-time code: in Taiwan always, in Hong Kong where the firm turned it on [AUTH-02, OPEN-59]. */
export const hasLoginCodes = ({ region, configuration }: Deps): boolean =>
  regionAnswers[region].logonSaysSecondFactor || configuration.loginCodes;

/** The fields of a client's record that decide over codes. */
type LoginFacts = SecondFactorFacts & Pick<ClientRow, 'asksForCode'>;

/**
 * Returns whether a client's login opens only after a one-time code: in Taiwan of whoever's record says so, in Hong Kong of
 * whoever has a second factor [AUTH-06, API-71].
 */
export function asksForCode(deps: Deps, client: LoginFacts): boolean {
  if (regionAnswers[deps.region].logonSaysSecondFactor) return client.asksForCode;
  return hasLoginCodes(deps) && hasSecondFactor(client);
}
