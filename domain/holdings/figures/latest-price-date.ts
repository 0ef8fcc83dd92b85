/** The date of the latest price among holdings; undefined where none has one [PORT-01]. */
export const latestPriceDate = (
  holdings: readonly { readonly fund: { readonly priceDate?: string | undefined } }[],
): string | undefined =>
  holdings
    .flatMap(({ fund }) => fund.priceDate ?? [])
    .toSorted()
    .at(-1);
