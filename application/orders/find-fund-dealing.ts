import type { CutOff } from '../../domain/calendar/effective-date';
import { fundId, type FundIdentifier } from '../../domain/funds/finding/fund-listing';
import type { JurisdictionType } from '../../domain/funds/jurisdiction-type';
import { ok } from '../../domain/kernel/result';
import type { Region } from '../../domain/region';
import { cutOffByJurisdiction } from '../../domain/trading/orders/fund-side';
import { orderDesks } from '../../domain/trading/orders/order-desk';
import type { AsyncResult } from '../ports/call-failure';
import type { DealingClosures } from '../ports/funds/dealing-closures';
import type { FundRecords } from '../ports/funds/fund-records';

/** The facts that decide when a fund is dealt: its own closures beside the listed holidays, and its cut-off; undefined where nobody says on which side the fund is. */
export type FundDealing = { readonly closedOn: readonly string[]; readonly cutOff: CutOff | undefined };

/** Finds when orders in a fund are dealt [TRADE-03, TRADE-112, TRADE-113, OPEN-32]. */
export class FindFundDealing {
  constructor(
    private readonly closures: DealingClosures,
    private readonly records: Pick<FundRecords, 'details'>,
    private readonly region: Region,
  ) {}

  /** A fund whose side is known already, as that of a holding by its account, is asked for its closures alone. */
  async execute(fund: FundIdentifier, side?: JurisdictionType): AsyncResult<FundDealing> {
    const [closedOn, cutOff] = await Promise.all([this.closures.of(fundId(fund)), this.cutOff(fund, side)]);
    if (!closedOn.ok) return closedOn;
    if (!cutOff.ok) return cutOff;
    return ok({ closedOn: closedOn.value, cutOff: cutOff.value });
  }

  private async cutOff(fund: FundIdentifier, side: JurisdictionType | undefined): AsyncResult<CutOff | undefined> {
    const [only, ...others] = orderDesks[this.region].cutOffs;
    if (others.length === 0) return ok(only);
    if (side !== undefined) return ok(cutOffByJurisdiction[side]);
    const details = await this.records.details(fund);
    if (!details.ok) return details;
    const stated = details.value?.jurisdiction;
    return ok(stated && cutOffByJurisdiction[stated]);
  }
}
