import type { Currency } from './currency';

/** The units that a figure counts beside money. */
export type CountedUnit = 'units' | 'points';

/** The signs and names that may stand before or after a figure without changing what is meant, by its currency or unit, beside the currency's own code; the longer ones first. */
const marks: Readonly<Record<Currency | CountedUnit, readonly string[]>> = {
  AUD: ['AU$', 'A$', '$', '澳元', '澳幣'],
  CAD: ['CA$', 'C$', '$', '加元', '加幣'],
  CNY: ['CN¥', 'RMB', '¥', '人民幣', '元'],
  EUR: ['€', '歐元'],
  GBP: ['£', '英鎊'],
  HKD: ['HKD$', 'HK$', '$', '港幣', '港元', '元'],
  JPY: ['JP¥', '¥', '日圓', '日元', '日幣', '円'],
  NZD: ['NZ$', '$', '紐元', '紐幣', '紐西蘭元'],
  SGD: ['SG$', 'S$', '$', '新加坡元', '新加坡幣', '坡元'],
  TWD: ['NT$', 'NTD', 'NT', '$', '新臺幣', '新台幣', '臺幣', '台幣', '元整', '元', '圓整', '圓'],
  USD: ['US$', '$', '美元', '美金'],
  units: ['個單位', '單位', 'units', 'unit'],
  points: ['積分', '點數', '點', '分', 'ePoints', 'points', 'point'],
};

const escaped = (mark: string): string => mark.replaceAll('$', '\\$');

const number = String.raw`(-?\d[\d,]*(?:\.\d*)?)`;

const patterns: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(marks).map(([unit, own]) => {
    const any = `(?:${[unit, ...own].map(escaped).join('|')})`;
    return [unit.toUpperCase(), new RegExp(`^${any}?\\s*${number}\\s*${any}?$`, 'i')];
  }),
);

/** A figure without the sign or the name of what it counts; as it is where it bears another, or none is known for the currency or unit [OPEN-58]. */
export const withoutMark = (text: string, unit: string): string =>
  patterns.get(unit.toUpperCase())?.exec(text)?.[1] ?? text;
