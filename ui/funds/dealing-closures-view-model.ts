import type { Clock } from '../../application/ports/clock';
import type { DealingClosures } from '../../application/ports/funds/dealing-closures';
import { hongKongDayAt } from '../../domain/calendar/hong-kong-time';
import { AsyncResource } from '../stores/async-resource';

/**
 * The days without dealing that are told at run time, of the market or a fund, and the time by which they count
 * [OPEN-32, TRADE-91, TRADE-119].
 */
export class DealingClosuresViewModel {
  readonly days: AsyncResource<readonly string[]>;

  constructor(
    closures: DealingClosures,
    private readonly clock: Pick<Clock, 'serverNow'>,
    fundCode?: string,
  ) {
    this.days = new AsyncResource(() => closures.of(fundCode));
  }

  /** This moment by the server's clock. */
  get now(): string {
    return new Date(this.clock.serverNow()).toISOString();
  }

  /** This day by the server's clock. */
  get today(): string {
    return hongKongDayAt(this.clock.serverNow());
  }
}

/** Makes the days without dealing of a fund by its code, or of the market. */
export abstract class DealingClosuresViewModelFactory {
  abstract create(fundCode?: string): DealingClosuresViewModel;
}
