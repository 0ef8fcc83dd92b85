import { makeAutoObservable, runInAction } from 'mobx';
import type { ViewingSettings } from '../../../../application/ports/holdings/viewing-settings';
import { viewingCurrency } from '../../../../domain/clients/viewing-currency';
import type { Currency } from '../../../../domain/money/currency';
import type { PortfolioQuery } from '../portfolio-query';

/** Makes the view model of the currency that a portfolio is viewed in; none where the region has no choice of it. */
export abstract class ViewingCurrencyViewModelFactory {
  abstract create(portfolio: Pick<PortfolioQuery, 'currency' | 'viewIn'>): ViewingCurrencyViewModel | undefined;
}

/**
 * The currency an HK client views the portfolio in: chosen, kept by the server where it can keep it, then shown
 * [PORT-53, API-39].
 */
export class ViewingCurrencyViewModel {
  /** The currency that the client chose and the server could not keep. */
  refused: Currency | undefined;
  /** The last choice, while it is being sent. */
  private wanted: Currency | undefined;

  constructor(
    private readonly settings: Pick<ViewingSettings, 'viewIn'>,
    private readonly portfolio: Pick<PortfolioQuery, 'currency' | 'viewIn'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get current(): Currency {
    return this.wanted ?? viewingCurrency('HK', { showCcy: this.portfolio.currency });
  }

  /** The server is told one choice at a time, so that it keeps the last one; the figures follow once it does. */
  async choose(currency: Currency): Promise<void> {
    const isUnderWay = this.wanted !== undefined;
    this.wanted = currency;
    this.refused = undefined;
    if (!isUnderWay) await this.keep(currency);
  }

  private async keep(currency: Currency): Promise<void> {
    const answer = await this.settings.viewIn(currency);
    // Where the server keeps no choice, it is for this visit.
    const isChosen = answer.ok || answer.error.kind === 'not-offered';
    const next = this.wanted === currency ? undefined : this.wanted;
    runInAction(() => {
      this.wanted = next;
      if (!isChosen && next === undefined && answer.error.kind !== 'superseded') this.refused = currency;
    });
    if (isChosen) void this.portfolio.viewIn(currency);
    if (next !== undefined) await this.keep(next);
  }
}
