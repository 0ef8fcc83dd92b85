import type { Decimal } from '../money/decimal';
import type { GainsAndIncomeSums } from './gains-and-income';
import type { DatedBridge } from './portfolio-report';

/** The sums of some holdings in the currency of the report; without those that the server doesn't know. */
export type ReportedSums = Partial<GainsAndIncomeSums>;

/** A sale as a server reports it, in the currency of the report but for the amount, which is as it moved; units and amounts below zero were taken back by a correction. */
export type ReportedSale = {
  readonly date: string;
  /** The order that sold; undefined for sales from before orders were kept. */
  readonly orderId?: string | undefined;
  readonly orderNo?: string | undefined;
  readonly units: Decimal;
  readonly amount?: Decimal | undefined;
  readonly currency: string;
  readonly proceeds?: Decimal | undefined;
  /** The average cost of the units, at the rates of the days on which they were bought. */
  readonly cost?: Decimal | undefined;
  readonly gain?: Decimal | undefined;
};

/** A distribution or a fee as a server reports it: as it moved, and in the currency of the report. */
export type ReportedPayment = {
  readonly date: string;
  readonly orderId?: string | undefined;
  readonly orderNo?: string | undefined;
  readonly amount?: Decimal | undefined;
  readonly currency: string;
  readonly converted?: Decimal | undefined;
};

/** The sales, distributions and fees of one holding in a year. */
export type ReportedHolding = {
  readonly accountNumber: string;
  readonly fund: { readonly code: string; readonly name: string };
  /** Tells whether units of it are held at the end of the year, or today. */
  readonly isHeld: boolean;
  readonly sums: ReportedSums;
  readonly sales: readonly ReportedSale[];
  readonly paidDistributions: readonly ReportedPayment[];
  readonly reinvestedDistributions: readonly ReportedPayment[];
  readonly fees: readonly ReportedPayment[];
};

/** A distribution that a fund has declared and not paid yet, on the units held before its ex-date; the amount is before tax. */
export type DeclaredDistribution = {
  readonly accountNumber: string;
  readonly fund: { readonly code: string; readonly name: string };
  readonly exDate: string;
  readonly payDate: string;
  readonly units: Decimal;
  readonly perUnit: Decimal;
  readonly amount: Decimal;
  readonly currency: string;
};

/** The gains, distributions and fees of a client's funds in a calendar year, as a server reports them; figures that it doesn't know are undefined [PORT-46]. */
export type GainsReport = {
  readonly currency: string;
  readonly year: number;
  /** The years that can be asked for, the latest first. */
  readonly years: readonly number[];
  /** The year's, up to today in the one that runs. */
  readonly bridge: DatedBridge | undefined;
  readonly sums: ReportedSums;
  readonly holdings: readonly ReportedHolding[];
  /** Those of the year that runs, the earliest payment first. */
  readonly declared: readonly DeclaredDistribution[];
};

/** Tells whether a year has anything to tell: a sale, a distribution, paid or declared, or a fee. */
export const hasLines = ({ holdings, declared }: GainsReport): boolean => holdings.length > 0 || declared.length > 0;

/** Tells whether lines have to name their account, because the report has several. */
export const hasSeveralAccounts = ({ holdings, declared }: GainsReport): boolean =>
  new Set([...holdings, ...declared].map(({ accountNumber }) => accountNumber)).size > 1;
