import * as z from 'zod/mini';
import { onlyPresent } from '../../adapters/http/only-present';
import { parseBody } from '../../adapters/http/parse-body';
import type { HttpClient } from '../../adapters/http/http-client';
import { toFigure } from '../../adapters/http/wire-figures';
import type { AsyncResult } from '../../application/ports/call-failure';
import { type TopFund, TopFunds } from '../../application/ports/funds/top-funds';
import { parseFundRiskRating } from '../../domain/funds/fund-risk-rating';
import { err } from '../../domain/kernel/result';

/** Schema of the vendor's answer; other fields are dropped. */
const ranking = z.object({
  asOf: z.string(),
  entries: z.array(
    z.object({
      isin: z.string(),
      title: z.string(),
      ccy: z.string(),
      srri: z.number(),
      return12m: z.nullable(z.string()),
    }),
  ),
});

/** The best-selling funds, as a vendor of fund data ranks them. */
export class VendorTopFunds extends TopFunds {
  private readonly read = parseBody(ranking, ({ asOf, entries }) => entries.map((entry) => toTopFund(entry, asOf)));

  constructor(
    private readonly http: HttpClient,
    private readonly address: string,
  ) {
    super();
  }

  async bestSelling(): AsyncResult<readonly TopFund[]> {
    const exchanged = await this.http.exchange({
      name: 'vendorRanking',
      method: 'GET',
      url: this.address,
      retried: true,
    });
    if (!exchanged.ok) return exchanged;
    const { status, body } = exchanged.value;
    if (status !== 200) return err({ kind: 'server-error', status });
    return this.read(body.kind === 'json' ? body.value : undefined);
  }
}

type Entry = z.output<typeof ranking>['entries'][number];

function toTopFund({ isin, title, ccy, srri, return12m }: Entry, asOf: string): TopFund {
  return onlyPresent({
    code: isin,
    name: title,
    baseCurrency: ccy,
    riskRating: parseFundRiskRating(srri),
    oneYear: toFigure(return12m),
    performanceDate: asOf,
  });
}
