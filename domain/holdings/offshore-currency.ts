/** The currency of a Taiwan client's offshore figures: TWD if there is an offshore account that isn't an electronic one, else the one asked for [HOLD-11]. */
export const offshoreCurrency = (
  client: { readonly hasOffshoreNonEcAccount?: boolean | undefined },
  askedFor: string,
): string => (client.hasOffshoreNonEcAccount === true ? 'TWD' : askedFor);
