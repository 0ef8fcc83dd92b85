/** Returns true if a fund is onshore: the trust company's are, in NTD [TRADE-03]. */
export const isOnshore = ({ currency }: { readonly currency: string }): boolean => currency === 'TWD';
