import { type FundNoticeName, fundNoticeNames, type FundsOfNotices } from './fund-notice-names';

/** When a notice counts, and which orders it concerns; past ones stay in the archive [OPEN-36]. */
type FundNotice = {
  readonly from?: string;
  readonly to?: string;
  /** Told only where units leave the fund by a switch. */
  readonly ofSwitchesOut?: true;
};

/** The dates of the notices [TRADE-137, TRADE-140, TRADE-141, TRADE-143]. */
export const fundNotices: Readonly<Record<FundNoticeName, FundNotice>> = {
  subscription: { from: '2024-08-12', to: '2024-08-23' },
  paused: { from: '2022-02-28' },
  merged: { from: '2023-12-14' },
  'cost-split': {},
  'priced-later': { ofSwitchesOut: true },
};

/** By how many business days after the order such a switch is priced: T+5 [TRADE-143]. */
export const laterPricingDays = 5;

/** The notices that a line of an order is told of, in their order; of a fund that isn't listed, none [OPEN-36]. */
export const noticesOf = (
  listed: FundsOfNotices,
  { fundCode, isSwitchedOut }: { readonly fundCode: string; readonly isSwitchedOut: boolean },
): readonly FundNoticeName[] =>
  fundNoticeNames.filter(
    (name) => listed[name]?.includes(fundCode) === true && (isSwitchedOut || fundNotices[name].ofSwitchesOut !== true),
  );
