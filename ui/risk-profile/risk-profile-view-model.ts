import { makeAutoObservable } from 'mobx';
import type { SuitabilityRecords } from '../../application/ports/suitability/suitability-records';
import { ok } from '../../domain/kernel/result';
import type { Region } from '../../domain/region';
import { regionalRiskRecords } from '../../domain/suitability/risk/regional-risk-records';
import { type RiskStatus, riskStatus } from '../../domain/suitability/risk-status';
import type { SuitabilityRecord } from '../../domain/suitability/risk/suitability-record';
import type { ClientStore } from '../stores/client-store';
import { AsyncResource } from '../stores/async-resource';

/** A client's risk profile and what follows from it for trading [SHELL-13, SHELL-23, SUIT-24, SUIT-26..33]. */
export class RiskProfileViewModel {
  /** The suitability records of a client in Taiwan; empty in Hong Kong. */
  readonly records: AsyncResource<readonly SuitabilityRecord[]>;

  constructor(
    suitability: SuitabilityRecords,
    private readonly clients: Pick<ClientStore, 'user'>,
    region: Region,
  ) {
    this.records = new AsyncResource(async () =>
      regionalRiskRecords[region].suitability ? suitability.current() : ok([]),
    );
    makeAutoObservable<this, 'clients'>(this, { records: false, clients: false }, { autoBind: true, deep: false });
  }

  get status(): RiskStatus {
    const { effectiveCrr, crrLastUpdateDate } = this.clients.user ?? {};
    return riskStatus({ rating: effectiveCrr, updatedOn: crrLastUpdateDate }, this.records.value);
  }
}
