import type { Decimal } from '../../money/decimal';
import { sortDescending } from '../../money/sort-descending';
import type { FundListing } from './fund-listing';
import { comparingForm } from './fund-search';
import { splitShareClassName } from './share-class-name';

/** The fund that a share class belongs to [FUND-39]. */
export type FundOfClass = {
  readonly key: string;
  readonly name: string;
  /** The name as searches compare it. */
  readonly comparedName: string;
  /** The number of share classes that the fund has, listed or not. */
  readonly classCount: number;
};

/** A fund with those of its share classes that are listed, in their order [FUND-39]. */
export type FundGroup<T> = FundOfClass & { readonly classes: readonly T[] };

type ShareClass = Pick<FundListing, 'name' | 'isinCode' | 'riskRating' | 'category' | 'marketType' | 'fundGroupCode'>;

/**
 * The fund of each share class. The server's code for the fund decides where there is one; else classes are one fund's
 * whose names differ in nothing but class words, and that agree in risk, region, asset class and the country of their
 * ISIN. Where that is in doubt they stay apart [FUND-39].
 */
export function fundsOfClasses<T extends ShareClass>(classes: readonly T[]): ReadonlyMap<T, FundOfClass> {
  const found = new Map<string, FundOfClass & { classCount: number }>();
  return new Map(
    classes.map((one) => {
      const identity = fundIdentity(one);
      const fund = found.get(identity.key) ?? { ...identity, classCount: 0 };
      fund.classCount += 1;
      found.set(identity.key, fund);
      return [one, fund];
    }),
  );
}

function fundIdentity({ name, isinCode, riskRating, category, marketType, fundGroupCode }: ShareClass) {
  const { fund } = splitShareClassName(name);
  const comparedName = comparingForm(fund);
  if (fundGroupCode !== undefined) return { key: `code ${fundGroupCode}`, name: fund, comparedName };
  const facts = [comparedName, riskRating, category?.code, marketType?.code, isinCode?.slice(0, 2)];
  return { key: `name ${facts.map((fact) => fact ?? '').join('|')}`, name: fund, comparedName };
}

/** Listed share classes under their funds: a fund stands where its first class does [FUND-39]. */
export function groupByFund<T>(classes: readonly T[], fundOf: ReadonlyMap<T, FundOfClass>): readonly FundGroup<T>[] {
  // By the fund itself, which is one for all its classes: the keys of thousands are long to compare.
  const groups = new Map<FundOfClass, T[]>();
  for (const one of classes) {
    const fund = fundOf.get(one);
    if (fund === undefined) continue;
    const known = groups.get(fund);
    if (known === undefined) groups.set(fund, [one]);
    else known.push(one);
  }
  return [...groups].map(([fund, ofFund]) => ({ ...fund, classes: ofFund }));
}

/** Tells whether a search asks for a word that the name of a fund lacks, so that it means some of its classes [FUND-39]. */
export const meansShareClass = (fund: Pick<FundOfClass, 'comparedName'>, words: readonly string[]): boolean =>
  words.some((word) => !fund.comparedName.includes(word));

/** The lowest and the highest figure of some share classes; undefined where none has one. */
export type FigureRange = { readonly lowest: Decimal; readonly highest: Decimal };

/** The range of a figure over share classes, those without it left out [FUND-39]. */
export function figureRange(figures: readonly (Decimal | undefined)[]): FigureRange | undefined {
  const known = sortDescending(
    figures.filter((figure) => figure !== undefined),
    (figure) => figure,
  );
  const highest = known[0];
  const lowest = known.at(-1);
  return highest && lowest && { lowest, highest };
}
