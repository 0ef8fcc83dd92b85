import { makeAutoObservable } from 'mobx';
import type { SuitabilityRecords } from '../../application/ports/suitability-records';
import type { FundRiskRating } from '../../domain/funds/fund-risk-rating';
import { ok } from '../../domain/kernel/result';
import type { Region } from '../../domain/region';
import { highestFundRisk } from '../../domain/suitability/highest-fund-risk';
import { riskAlertOf } from '../../domain/suitability/risk-alert-of';
import { parseRiskLevel, type RiskLevel } from '../../domain/suitability/risk-level';
import { riskLevelInUse } from '../../domain/suitability/risk-level-in-use';
import type { SuitabilityRecord } from '../../domain/suitability/suitability-record';
import { type TradingEffect, tradingEffect } from '../../domain/suitability/trading-effect';
import type { ClientStore } from '../stores/client-store';
import { Panel } from '../stores/panel';

/** A client's risk profile and what follows from it for her trading [SHELL-13, SHELL-23, SUIT-24, SUIT-26..33]. */
export class RiskProfileViewModel {
  /** What Taiwan keeps beside the rating; Hong Kong keeps nothing more. */
  readonly records: Panel<readonly SuitabilityRecord[]>;

  constructor(
    suitability: SuitabilityRecords,
    private readonly clients: Pick<ClientStore, 'client'>,
    region: Region,
  ) {
    this.records = new Panel(async () => (region === 'TW' ? suitability.current() : ok([])));
    makeAutoObservable<this, 'clients'>(this, { records: false, clients: false }, { autoBind: true, deep: false });
  }

  /** The rating she was given; undefined before her first assessment. */
  get level(): RiskLevel | undefined {
    return parseRiskLevel(this.clients.client?.user.effectiveCrr);
  }

  /** The rating she is treated with, which can be lower than her own [SUIT-28, SUIT-30]. */
  get levelInUse(): RiskLevel | undefined {
    return riskLevelInUse({
      clientRiskRating: this.clients.client?.user.effectiveCrr,
      kycStatus: this.effect.alert,
      forceLowRisk: this.known.some(({ forceLowRisk }) => forceLowRisk === true),
    });
  }

  /** The riskiest funds that suit her, RR1 to RR5; 0 while none does [SUIT-24]. */
  get suitableUpTo(): FundRiskRating | 0 {
    return highestFundRisk(this.levelInUse);
  }

  /** What she may do now, and why not everything. */
  get effect(): TradingEffect {
    return tradingEffect(riskAlertOf(this.known));
  }

  /** When the rating was last worked out, as ISO date. */
  get updatedOn(): string | undefined {
    return this.clients.client?.user.crrLastUpdateDate ?? this.known.find(({ updateDate }) => updateDate)?.updateDate;
  }

  private get known(): readonly SuitabilityRecord[] {
    return this.records.value ?? [];
  }
}
