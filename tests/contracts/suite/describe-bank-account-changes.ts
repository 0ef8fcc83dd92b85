import { describe, expect, it } from 'vitest';
import { BankAccountChanges } from '../../../application/ports/banking/bank-account-changes';
import { bankAccountCurrencies } from '../../../domain/banking/bank-account-change';
import { uploadName } from '../../../domain/documents/check-upload';
import { aPicture } from '../../builders/a-picture';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

async function aProof() {
  const bytes = await aPicture('jpeg');
  const content = new Blob([bytes], { type: 'image/jpeg' });
  const head = bytes.slice(0, 16);
  return { file: { name: uploadName(head), size: content.size, type: 'image/jpeg', head }, content };
}

const account = { bank: 'Contract Bank', branch: 'Contract Branch', number: '01234567890' };

/** Tests the contract of BankAccountChanges. */
export function describeBankAccountChanges(target: ContractTarget): void {
  describe('BankAccountChanges', () => {
    it('[R14] let a request for a further account wait, and give it up', async () => {
      const portal = await target.signInAnew();
      const client = target.clients.find(({ oneTimeCode }) => oneTimeCode === undefined) ?? target.client;
      const changes = portal.get(BankAccountChanges);
      const before = valueOf(await changes.current());
      const [currency = ''] = bankAccountCurrencies[target.region];
      const wish = { ...account, place: { currency }, secret: client.secret };
      const asked = valueOf(await changes.request(wish, await aProof()));
      const waiting = asked.changes.find((change) => change.bank === account.bank);
      expect(asked.accounts).toEqual(before.accounts);
      expect(waiting).toMatchObject({ masked: '01****90', currency, isAccepted: false });
      expect(Date.parse(waiting?.effectiveAt ?? '')).toBeGreaterThan(Date.parse(waiting?.requestedAt ?? ''));
      const after = valueOf(await changes.cancel(waiting?.id ?? ''));
      expect(after.changes.filter(({ bank }) => bank === account.bank)).toEqual([]);
      target.share(client, portal);
    });

    it('[R14, ERR-03] ask visitors to log in', async () => {
      const changes = (await target.visit()).get(BankAccountChanges);
      const refused = { ok: false, error: { kind: 'unauthorized' } };
      expect(await changes.current()).toMatchObject(refused);
      const wish = { ...account, place: { replaces: '1' }, secret: 'a' };
      expect(await changes.request(wish, await aProof())).toMatchObject(refused);
      expect(await changes.cancel(crypto.randomUUID())).toMatchObject(refused);
    });
  });
}
