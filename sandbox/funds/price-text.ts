/** A price of a fund as text with at least the places of its prices; what was published with more keeps them [HOLD-04]. */
export function priceText(nav: string, { navPrecision }: { readonly navPrecision: number }): string {
  const [whole = '', fraction = ''] = nav.split('.');
  return navPrecision === 0 ? nav : `${whole}.${fraction.padEnd(navPrecision, '0')}`;
}
