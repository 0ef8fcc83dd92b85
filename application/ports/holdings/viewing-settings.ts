import type { Setting } from '../../../domain/clients/setting';
import type { Currency } from '../../../domain/money/currency';
import type { AsyncResult } from '../call-failure';

/** The currency that the signed-in client views the portfolio in, as the server keeps it. */
export abstract class ViewingSettings {
  /** With the default where nothing is kept [API-39, API-64, ENT-22]. */
  abstract current(): AsyncResult<Pick<Setting, 'showCcy'>>;
  /** HK only: keeps the currency the client views the portfolio in, for this visit and the next [API-39]. */
  abstract viewIn(currency: Currency): AsyncResult<void>;
}
