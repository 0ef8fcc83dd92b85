/** The two currencies between which the money of a switch is converted. */
export type SwitchExchange = { readonly from: string; readonly into: string };

/** Returns the currencies between which a switch's money is converted; undefined where they are the same, or one isn't known [TRADE-43, ORDQ-02]. */
export function switchExchange(from: string | undefined, into: string | undefined): SwitchExchange | undefined {
  if (!from || !into || from.toUpperCase() === into.toUpperCase()) return undefined;
  return { from, into };
}
