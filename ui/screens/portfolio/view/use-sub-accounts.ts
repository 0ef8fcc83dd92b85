import { regionalFacts } from '../../../../domain/clients/regional-facts';
import type { MsAccount } from '../../../../domain/clients/user';
import { useInstance } from '../../../app/injection';
import { ClientStore } from '../../../stores/client-store';

const none: readonly MsAccount[] = [];

/**
 * The client's sub-accounts, whatever they hold and whatever is filtered; none until the client is known [PORT-47,
 * OPEN-82].
 */
export function useSubAccounts(): readonly MsAccount[] {
  const { user } = useInstance(ClientStore);
  return user ? regionalFacts(user).planAccounts : none;
}
