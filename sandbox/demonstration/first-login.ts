import type { PortalConfiguration } from '../../config/portal-configuration';
import { asksForCode } from '../context/asks-for-code';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import type { ServerContext } from '../context/server-context';
import { type DemoClient, demoClientsIn } from './demo-clients';
import { demoContacts } from './demo-contacts';

type Deps = Pick<ServerContext, 'region'> & {
  readonly configuration: Pick<SandboxConfiguration, 'environment' | 'loginCodes'>;
};

/** The login that a newcomer tries first: of the region's clients the first whose own record asks for no code. */
export function firstLogin(deps: Deps): PortalConfiguration['demoLogin'] {
  const client = demoClientsIn(deps.region).find((each) => each.asksForCode !== true);
  if (client === undefined || deps.configuration.environment === 'production') return undefined;
  return {
    name: client.login,
    secret: client.secret,
    asksForCode: asksForCode(deps, recordOf(client)),
    others: '/sandbox/clients',
  };
}

const recordOf = (client: DemoClient) => ({
  ...demoContacts(client),
  asksForCode: client.asksForCode === true,
  pinResetDue: client.pinResetDue === true,
});
