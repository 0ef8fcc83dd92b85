import { makeAutoObservable } from 'mobx';
import type { BankAccounts } from '../../../../application/ports/banking/bank-accounts';
import type { SessionVault } from '../../../../application/ports/session/session-vault';
import { changedBankAccounts, type ListedBankAccount } from '../../../../domain/banking/changed-bank-accounts';
import { AsyncResource } from '../../../stores/async-resource';

/** Decides whether to tell a client in Taiwan, once a session, of a changed bank account [MSG-27, BANK-09]. */
export class BankChangeViewModel {
  private readonly listed: AsyncResource<readonly ListedBankAccount[]>;
  private isOver: boolean;

  constructor(
    accounts: Pick<BankAccounts, 'listed'>,
    private readonly vault: SessionVault,
  ) {
    this.listed = new AsyncResource(() => accounts.listed());
    this.isOver = vault.read('isBankChangeSeen') ?? false;
    makeAutoObservable<this, 'listed' | 'vault'>(
      this,
      { listed: false, vault: false },
      { autoBind: true, deep: false },
    );
  }

  /**
   * The new accounts to tell of; none where they can't be loaded, where there was no change, and once the client was
   * told.
   */
  get toTell(): readonly ListedBankAccount[] {
    return this.isOver ? [] : changedBankAccounts(this.listed.value ?? []);
  }

  get hasFailed(): boolean {
    return this.listed.phase.kind === 'failed';
  }

  /** Whoever has heard of it is not asked about again. */
  load(): void {
    if (!this.isOver) void this.listed.load();
  }

  /** The session remembers it from the moment it is told, so that a reload doesn't tell it twice. */
  markTold(): void {
    this.vault.write('isBankChangeSeen', true);
  }

  close(): void {
    this.isOver = true;
  }
}
