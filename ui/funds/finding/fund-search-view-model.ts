import { makeAutoObservable } from 'mobx';
import type { SessionVault } from '../../../application/ports/session/session-vault';
import type { FundTypeAhead } from './fund-type-ahead';

/** The search for any fund of the region, whose note is acknowledged once a session [FUND-01, FUND-08]. */
export class FundSearchViewModel {
  isAcknowledged: boolean;

  constructor(
    readonly typeAhead: FundTypeAhead,
    private readonly vault: SessionVault,
  ) {
    this.isAcknowledged = vault.read('advisoryAck') === true;
    makeAutoObservable<this, 'vault'>(this, { typeAhead: false, vault: false }, { autoBind: true, deep: false });
  }

  acknowledge(): void {
    this.vault.write('advisoryAck', true);
    this.isAcknowledged = true;
  }
}
