/** The number of decimal places that the journeys count with. */
const places = 18;

/** An exact figure of the wire as a whole number of 10^-18: the journeys add up without the product's own arithmetic. */
export function exact(text: string): bigint {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return BigInt(`${sign}${whole}${fraction.padEnd(places, '0')}`);
}

/** The exact sum of the figures; those that are missing are left out. */
export function total(texts: readonly (string | null)[]): bigint {
  return texts.reduce((sum, text) => sum + (text === null ? 0n : exact(text)), 0n);
}

/**
 * Returns a figure as it is to stand on the page: grouped by thousands, with exactly so many places [FMT-01, FMT-02].
 */
export function shown(figure: bigint, precision: number): string {
  const digits = (figure < 0n ? -figure : figure).toString().padStart(places + 1, '0');
  const text = `${figure < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
  const format = new Intl.NumberFormat('zh-HK', { minimumFractionDigits: precision, maximumFractionDigits: precision });
  return format.format(text as `${number}`);
}

/** A wire percent as it is to stand on the page: 12.5 is 12.50%, with the sign that a gain bears [HOLD-05]. */
export const shownPercent = (percent: string): string => `${signed(exact(percent), 2)}%`;

/** A share of the whole, to one place. */
export const shownShare = (part: bigint, whole: bigint): string =>
  `${shown((part * 100n * 10n ** BigInt(places)) / whole, 1)}%`;

/** A profit with its sign. */
export function signed(figure: bigint, precision: number): string {
  return figure > 0n ? `+${shown(figure, precision)}` : shown(figure, precision);
}
