import type { Currency } from '../../../domain/money/currency';
import type { GainsReport } from '../../../domain/performance/gains-report';
import type { AsyncResult } from '../call-failure';

/** The year that is reported, that which runs where none is named, and the currency of its figures. */
export type GainsReportQuery = { readonly currency: Currency; readonly year: number | undefined };

/** The signed-in client's gains, distributions and fees, year by year [PORT-46]. */
export abstract class GainsReports {
  abstract ofYear(query: GainsReportQuery): AsyncResult<GainsReport>;
}
