import { parseOneOf } from '../kernel/parse-one-of';
import { compare, type Decimal } from '../money/decimal';
import type { JurisdictionType } from './jurisdiction-type';

/** A part of a fund's assets, in percent of all. */
export type FundWeight = { readonly name: string; readonly percent: Decimal };

/** The largest of some shares, which the others are drawn beside; undefined for none. */
export const largestShare = (weights: readonly FundWeight[]): Decimal | undefined =>
  weights.reduce<Decimal | undefined>(
    (largest, { percent }) => (largest === undefined || compare(percent, largest) > 0 ? percent : largest),
    undefined,
  );

/** The investments of a fund on a day; a list is empty where nothing is published [FUND-15]. */
export type FundPortfolio = {
  readonly asOf: string;
  /** The largest first. */
  readonly holdings: readonly FundWeight[];
  readonly countries: readonly FundWeight[];
  readonly sectors: readonly FundWeight[];
};

/** The papers of a fund, in the order a client should read them [FUND-16]. */
export const fundDocumentKinds = ['prospectus', 'key-facts', 'factsheet', 'annual-report', 'interim-report'] as const;

/** A paper of a fund [FUND-16]. */
export type FundDocumentKind = (typeof fundDocumentKinds)[number];

/** Reads the kind of a paper; undefined for anything else. */
export const parseFundDocumentKind = (text: string | undefined): FundDocumentKind | undefined =>
  parseOneOf(fundDocumentKinds, text);

/** A paper of a fund, and where it is read [FUND-16]. */
export type FundDocument = {
  readonly kind: FundDocumentKind;
  readonly date?: string | undefined;
  readonly address: string;
};

/** The frequencies of distributions, in times a year; an accumulating class never distributes [FUND-17]. */
export const distributionFrequencies = { none: 0, yearly: 1, 'half-yearly': 2, quarterly: 4, monthly: 12 } as const;

/** The frequency of a fund's distributions [FUND-17]. */
export type DistributionFrequency = keyof typeof distributionFrequencies;

/** Reads how often a fund pays out; undefined for anything else. */
export const parseDistributionFrequency = (text: string | undefined): DistributionFrequency | undefined =>
  text !== undefined && Object.hasOwn(distributionFrequencies, text) ? (text as DistributionFrequency) : undefined;

/** A distribution of a fund on each unit [FUND-17]. */
export type FundDistribution = {
  /** Who held the fund the day before is paid. */
  readonly exDate: string;
  readonly payDate?: string | undefined;
  readonly amount: Decimal;
  readonly currency: string;
  /** In percent: see `annualisedYield`. */
  readonly annualYield?: Decimal | undefined;
};

/** The details of a fund beside its preview; those not published are absent or empty [FUND-12, FUND-15..17]. */
export type FundDetails = {
  /** The cut-off that its orders fall under, where a region has one for each [TRADE-03]. */
  readonly jurisdiction?: JurisdictionType | undefined;
  readonly house?: string | undefined;
  readonly objective?: string | undefined;
  readonly launchDate?: string | undefined;
  readonly category?: string | undefined;
  readonly marketType?: string | undefined;
  readonly distributionFrequency?: DistributionFrequency | undefined;
  /** In percent of the fund's assets a year. */
  readonly ongoingCharge?: Decimal | undefined;
  /** The fund's assets in its base currency, and their day. */
  readonly size?: Decimal | undefined;
  readonly sizeDate?: string | undefined;
  readonly benchmark?: string | undefined;
  readonly portfolio?: FundPortfolio | undefined;
  readonly documents: readonly FundDocument[];
  /** The newest first. */
  readonly distributions: readonly FundDistribution[];
};
