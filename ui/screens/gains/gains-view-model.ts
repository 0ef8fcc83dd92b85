import { makeAutoObservable } from 'mobx';
import type { AsyncResult } from '../../../application/ports/call-failure';
import type { ExportGains } from '../../../application/portfolio/export-gains';
import type { FindViewingCurrency } from '../../../application/portfolio/find-viewing-currency';
import type { GainsReports } from '../../../application/ports/holdings/gains-reports';
import { ok } from '../../../domain/kernel/result';
import type { Currency } from '../../../domain/money/currency';
import type { GainsReport } from '../../../domain/performance/gains-report';
import { AsyncResource } from '../../stores/async-resource';
import type { SpreadsheetDownload } from '../../stores/spreadsheet-download';

/** The currency of the region, which statements are in, and how the client's own is found where there is a choice of it. */
export type GainsCurrency = {
  readonly usual: Currency;
  readonly viewing?: Pick<FindViewingCurrency, 'execute'> | undefined;
};

/** A report, and whether the region's currency stands in it for the client's own, which couldn't be found [PORT-53]. */
export type ShownGains = { readonly report: GainsReport; readonly isCurrencyAssumed: boolean };

/** The gains and income of a year in the currency that the home shows, and the Excel file of them [PORT-46, PORT-53]. */
export class GainsViewModel {
  readonly resource: AsyncResource<ShownGains>;
  private year: number | undefined;
  /** The viewing currency, once it is found. */
  private found: Currency | undefined;

  constructor(
    private readonly reports: GainsReports,
    readonly file: SpreadsheetDownload<ExportGains>,
    private readonly currency: GainsCurrency,
  ) {
    this.resource = new AsyncResource(() => this.ask());
    makeAutoObservable<this, 'reports' | 'currency' | 'year' | 'found'>(
      this,
      { resource: false, file: false, reports: false, currency: false, year: false, found: false },
      { autoBind: true, deep: false },
    );
  }

  /** Shows a year, that which runs where none is named. */
  show(year: number | undefined): void {
    this.year = year;
    void this.resource.load();
  }

  /** The currency of annual statements, whatever the client views the portfolio in. */
  get statementCurrency(): Currency {
    return this.currency.usual;
  }

  /** One that can't be found now is looked for again with the next question. */
  private async ask(): AsyncResult<ShownGains> {
    const { usual, viewing } = this.currency;
    this.found ??= await viewing?.execute();
    const isCurrencyAssumed = viewing !== undefined && this.found === undefined;
    const answer = await this.reports.ofYear({ currency: this.found ?? usual, year: this.year });
    return answer.ok ? ok({ report: answer.value, isCurrencyAssumed }) : answer;
  }
}
