import type { Setting } from '../../../domain/clients/setting';
import type { Currency } from '../../../domain/money/currency';
import type { Answer } from '../call-failure';

/** How the signed-in client's portfolio is calculated and shown, as the server keeps it. */
export abstract class ViewingSettings {
  /** With the defaults where nothing is kept [API-39, API-64, ENT-22]. */
  abstract current(): Answer<Setting>;
  /** HK only: keeps the currency the client views the portfolio in, for this visit and the next [API-39]. */
  abstract viewIn(currency: Currency): Answer<void>;
}
