/** The movement of a fictional exchange rate: its first value per US dollar, its largest change in a day, and the range that it never leaves, all in ten-thousandths. */
export type RateBehaviour = {
  readonly first: number;
  readonly daily: number;
  readonly within?: readonly [lowest: number, highest: number];
};

/** The fictional rates of the eleven currencies. */
export const rateBehaviour: Readonly<Record<string, RateBehaviour>> = {
  AUD: { first: 15_180, daily: 90 },
  CAD: { first: 13_740, daily: 50 },
  CNY: { first: 71_320, daily: 22 },
  EUR: { first: 9_210, daily: 55 },
  GBP: { first: 7_860, daily: 65 },
  HKD: { first: 77_950, daily: 3, within: [77_500, 78_500] },
  JPY: { first: 1_498_200, daily: 70 },
  NZD: { first: 16_830, daily: 90 },
  SGD: { first: 13_410, daily: 35 },
  TWD: { first: 321_450, daily: 30 },
  USD: { first: 10_000, daily: 0 },
};
