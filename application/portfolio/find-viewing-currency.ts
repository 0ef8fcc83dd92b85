import { viewingCurrency } from '../../domain/clients/viewing-currency';
import type { Currency } from '../../domain/money/currency';
import type { Clock } from '../ports/clock';
import type { ViewingSettings } from '../ports/holdings/viewing-settings';

/** The time that the holdings wait to learn the viewing currency, in milliseconds. */
const timeout = 3_000;

/** Finds the currency an HK client views the portfolio in: the setting's, HKD where that names none, undefined where it can't be loaded in time [PORT-53, CONFLICT-33]. */
export class FindViewingCurrency {
  constructor(
    private readonly settings: Pick<ViewingSettings, 'current'>,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<Currency | undefined> {
    return new Promise((resolve) => {
      const stop = this.clock.after(timeout, () => {
        resolve(undefined);
      });
      void this.settings.current().then((answer) => {
        stop();
        resolve(answer.ok ? viewingCurrency('HK', answer.value) : undefined);
      });
    });
  }
}
