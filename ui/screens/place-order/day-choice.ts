import { makeAutoObservable } from 'mobx';
import type { AsyncResult } from '../../../application/ports/call-failure';
import type { Clock } from '../../../application/ports/clock';
import type { DealingClosures } from '../../../application/ports/funds/dealing-closures';
import type { FundRecords } from '../../../application/ports/funds/fund-records';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import { preOrderRules } from '../../../config/order-terms';
import type { CutOff } from '../../../domain/calendar/effective-date';
import { fundId, type FundIdentifier } from '../../../domain/funds/finding/fund-listing';
import { ok } from '../../../domain/kernel/result';
import type { Region } from '../../../domain/region';
import { cutOffByJurisdiction } from '../../../domain/trading/orders/fund-side';
import { preOrderDays } from '../../../domain/trading/orders/pre-order';
import { AsyncResource } from '../../stores/async-resource';

/** The dealing facts of a fund: its own closures beside the listed holidays, and its cut-off. */
type FundDealing = { readonly closedOn: readonly string[]; readonly cutOff: CutOff };

type Context = {
  readonly closures: DealingClosures;
  readonly records: Pick<FundRecords, 'details'>;
  readonly fund: FundIdentifier;
  readonly region: Region;
  readonly clock: Clock;
  readonly onChange: () => void;
};

/** The dealing day that a client chooses ahead for a purchase of a fund [LINK-28]. */
export class DayChoice {
  readonly dealing: AsyncResource<FundDealing>;
  private asked: Promise<void> | undefined;

  constructor(
    private readonly context: Context,
    /** '' before one is chosen. */
    public chosen: string,
  ) {
    this.dealing = new AsyncResource(() => dealingOf(context));
    makeAutoObservable<this, 'context' | 'asked'>(
      this,
      { context: false, asked: false, dealing: false, days: false, isOffered: false },
      { autoBind: true, deep: false },
    );
  }

  /**
   * The days that may be chosen now; none before it is known how the fund is dealt. Asked anew each time, since they
   * pass.
   */
  days(): readonly string[] {
    const { region, clock } = this.context;
    const { value } = this.dealing;
    if (value === undefined) return [];
    const calendar = marketCalendar(region, new Set(value.closedOn));
    const sentAt = new Date(clock.serverNow()).toISOString();
    return preOrderDays(sentAt, { cutOff: value.cutOff, calendar, rules: preOrderRules });
  }

  /** Loads the fund's dealing facts, once; done when they are known, or couldn't be loaded. */
  load(): Promise<void> {
    this.asked ??= this.dealing.load();
    return this.asked;
  }

  isOffered(): boolean {
    return this.days().includes(this.chosen);
  }

  choose(day: string): void {
    this.chosen = day;
    this.context.onChange();
  }
}

/** A fund whose side isn't told counts as offshore, whose cut-off is the earlier one [TRADE-03]. */
async function dealingOf({ closures, records, fund }: Context): AsyncResult<FundDealing> {
  const [closedOn, details] = await Promise.all([closures.of(fundId(fund)), records.details(fund)]);
  if (!closedOn.ok) return closedOn;
  if (!details.ok) return details;
  return ok({ closedOn: closedOn.value, cutOff: cutOffByJurisdiction[details.value?.jurisdiction ?? 'OF'] });
}
