import { beforeEach, describe, expect, it } from 'vitest';
import { ClientMessages } from '../../../application/ports/messages/client-messages';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

/** Tests the contract of ClientMessages. */
export function describeClientMessages(target: ContractTarget): void {
  describe('ClientMessages', () => {
    beforeEach(() => target.needs('messages'));

    it('[ROUTE-18, OPEN-59] lists each message once, the newest first', async () => {
      const messages = (await target.clientWith('holdings')).portal.get(ClientMessages);
      const list = valueOf(await messages.list());
      const times = list.map(({ sentAt }) => Date.parse(sentAt));
      expect(times).toEqual(times.toSorted((one, other) => other - one));
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    });

    it('[ROUTE-18, ERR-03] tells a visitor of no message', async () => {
      const messages = (await target.visit()).get(ClientMessages);
      expect(await messages.list()).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });
  });
}
