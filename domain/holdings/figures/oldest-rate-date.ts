/** The earliest date of the exchange rates by which figures were converted; undefined where none was, or nobody says it [PORT-01]. */
export const oldestRateDate = (converted: readonly { readonly rateDate?: string | undefined }[]): string | undefined =>
  converted.flatMap(({ rateDate }) => rateDate ?? []).toSorted()[0];
