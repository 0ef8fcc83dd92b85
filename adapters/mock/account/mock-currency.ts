import { regionDefaults } from '../../../config/regions';
import type { Region } from '../../../domain/region';
import type { TransportRequest } from '../../http/transport';
import { isRequestFor } from '../mock-calls';

const asked = /[?"]showCcy(?:":"|=)([A-Z]{3})/;

/** In which currency the mock's client views the portfolio: the default one, or one whose answers were recorded as well. */
export class MockCurrency {
  private readonly preset: string;
  private chosen: string;

  constructor(region: Region) {
    this.preset = regionDefaults[region].defaultCurrency;
    this.chosen = this.preset;
  }

  /** The name of the recording that answers a call: `NAME`, or `NAME.USD` where it is about US dollars. */
  recordingOf(request: TransportRequest): string {
    const { name, url, body = url } = request;
    const currency = isRequestFor(request, 'portfolioSetting') ? this.chosen : (asked.exec(body)?.[1] ?? this.preset);
    return currency === this.preset ? name : `${name}.${currency}`;
  }

  /** Remembers a choice that there are recordings of, until the page is reloaded. */
  keep(request: TransportRequest): void {
    if (isRequestFor(request, 'choosePortfolioSetting'))
      this.chosen = asked.exec(request.body ?? '')?.[1] ?? this.chosen;
  }
}
