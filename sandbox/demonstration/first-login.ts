import type { PortalConfiguration } from '../../config/portal-configuration';
import { hasLoginCodes } from '../context/asks-for-code';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { regionAnswers } from '../context/region-answers';
import type { ServerContext } from '../context/server-context';
import { demoClientsIn } from './demo-clients';

type Deps = Pick<ServerContext, 'region'> & {
  readonly configuration: Pick<SandboxConfiguration, 'environment' | 'loginCodes'>;
};

/** The login that a newcomer tries first: of the region's clients the first whose own record asks for no code. */
export function firstLogin(deps: Deps): PortalConfiguration['demoLogin'] {
  const client = demoClientsIn(deps.region).find(({ asksForCode }) => asksForCode !== true);
  if (client === undefined || deps.configuration.environment === 'production') return undefined;
  return {
    name: client.login,
    secret: client.secret,
    asksForCode: hasLoginCodes(deps) && !regionAnswers[deps.region].logonSaysSecondFactor,
    others: '/sandbox/clients',
  };
}
