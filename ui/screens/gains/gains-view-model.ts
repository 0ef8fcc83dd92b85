import { makeAutoObservable } from 'mobx';
import type { ExportGains } from '../../../application/portfolio/export-gains';
import type { GainsReports } from '../../../application/ports/holdings/gains-reports';
import type { Currency } from '../../../domain/money/currency';
import type { GainsReport } from '../../../domain/performance/gains-report';
import { AsyncResource } from '../../stores/async-resource';
import type { SpreadsheetDownload } from '../../stores/spreadsheet-download';

/** The gains and income of a year, and the Excel file of them [PORT-46]. */
export class GainsViewModel {
  readonly resource: AsyncResource<GainsReport>;
  private year: number | undefined;

  constructor(
    reports: GainsReports,
    readonly file: SpreadsheetDownload<ExportGains>,
    currency: Currency,
  ) {
    this.resource = new AsyncResource(() => reports.ofYear({ currency, year: this.year }));
    makeAutoObservable<this, 'year'>(
      this,
      { resource: false, file: false, year: false },
      { autoBind: true, deep: false },
    );
  }

  /** Shows a year, that which runs where none is named. */
  show(year: number | undefined): void {
    this.year = year;
    void this.resource.load();
  }
}
