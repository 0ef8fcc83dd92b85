import { describe, expect, it } from 'vitest';
import {
  type BankAccountRequest,
  BankAccountChanges,
  type BankAccountWish,
  type OwnBankAccounts,
} from '../../../application/ports/banking/bank-account-changes';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { ChangeBankAccount } from '../../../application/security/change-bank-account';
import { SessionEpoch } from '../../../application/session/session-epoch';
import { err, ok } from '../../../domain/kernel/result';
import { BankAccountChangeViewModel } from '../../../ui/screens/account/payment/bank-account-change-view-model';
import { TestClock } from '../../builders/test-clock';

const waiting: BankAccountRequest = {
  id: 'B1',
  bank: 'Harbour Bank',
  masked: '02****99',
  currency: 'HKD',
  requestedAt: '2026-03-04T02:00:00Z',
  effectiveAt: '2026-03-07T02:00:00Z',
  isAccepted: false,
};
const withoutAnswer: readonly CallFailure[] = [
  { kind: 'no-answer', reason: 'timeout' },
  { kind: 'server-error', status: 500 },
  { kind: 'malformed' },
];

/** A server that keeps what it is sent, and answers with a failure where it is told to. */
class KeptBankAccounts extends BankAccountChanges {
  kept: OwnBankAccounts = { accounts: [], changes: [waiting] };
  failure: CallFailure | undefined;
  reads = 0;

  async current(): AsyncResult<OwnBankAccounts> {
    this.reads += 1;
    return ok(this.kept);
  }

  async request({ bank }: BankAccountWish): AsyncResult<OwnBankAccounts> {
    this.kept = { ...this.kept, changes: [...this.kept.changes, { ...waiting, id: 'B2', bank }] };
    return this.failure ? err(this.failure) : ok(this.kept);
  }

  async cancel(id: string): AsyncResult<OwnBankAccounts> {
    this.kept = { ...this.kept, changes: this.kept.changes.filter((change) => change.id !== id) };
    return this.failure ? err(this.failure) : ok(this.kept);
  }
}

async function opened() {
  const changes = new KeptBankAccounts();
  const announced: string[] = [];
  const sessionEnd = { announce: (reason: string) => void announced.push(reason) };
  const context = { clock: new TestClock(), epoch: new SessionEpoch() };
  const change = new ChangeBankAccount({ changes, sessionEnd, context });
  const view = new BankAccountChangeViewModel(changes, change, { region: 'HK', uploadBytes: 10_000_000 });
  await view.own.load();
  view.open();
  view.choosePlace({ currency: 'HKD' });
  view.type('bank', 'Hill Bank');
  view.type('number', '024-888123-999');
  view.typeSecret('528314');
  const picture = [Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), new Uint8Array(60_000)];
  view.chooseFile(new File(picture, 'passbook.jpg', { type: 'image/jpeg' }));
  return { changes, view, announced, idsShown: () => view.own.value?.changes.map(({ id }) => id) };
}

describe('a request for another bank account', () => {
  it('[R14] is shown as soon as it is received, and of the secret nothing stays', async () => {
    const { view, idsShown } = await opened();
    await view.submit();
    expect([view.outcome, idsShown(), view.secret, view.isOpen]).toEqual([
      { kind: 'requested', account: 'Hill Bank 02****99' },
      ['B1', 'B2'],
      '',
      false,
    ]);
  });

  it('[R14] names no place by itself, and isn’t sent without one', async () => {
    const { view, idsShown } = await opened();
    view.close();
    view.open();
    expect(view.place).toBeUndefined();
    view.type('bank', 'Hill Bank');
    view.type('number', '024-888123-999');
    view.typeSecret('528314');
    await view.submit();
    expect([view.isPlaceMissing, idsShown()]).toEqual([true, ['B1']]);
  });

  it('[R14] for the place of an account that is no longer in use reads what there is, and has another place chosen', async () => {
    const { changes, view } = await opened();
    changes.failure = { kind: 'rejected', errors: [{ code: 'BANK_ACCOUNT_REPLACED' }] };
    await view.submit();
    expect([view.refusal, view.place, changes.reads]).toEqual(['replaced', undefined, 2]);
  });

  it.each(withoutAnswer)(
    '[R14, OPEN-16] whose answer is lost, as by %j, is followed by what is on record, and so is one given up',
    async (failure) => {
      const { changes, view, idsShown } = await opened();
      changes.failure = failure;
      await view.submit();
      expect([view.outcome, idsShown(), view.secret]).toEqual([{ kind: 'unknown' }, ['B1', 'B2'], '']);
      await view.cancel(waiting);
      expect([view.outcome, idsShown()]).toEqual([{ kind: 'unknown' }, ['B2']]);
    },
  );

  it('[R14, OPEN-16] refused without a session may have been made: that is said here, and nothing more is asked in it', async () => {
    const { changes, view, announced } = await opened();
    changes.failure = { kind: 'unauthorized', errors: [{ code: 'SESSION_EXPIRED' }] };
    await view.submit();
    expect([view.outcome, view.isBusy, changes.reads]).toEqual([{ kind: 'session-over' }, false, 1]);
    expect(announced).toEqual(['change-unconfirmed']);
  });
});
