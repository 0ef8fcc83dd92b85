import { type DatedNotice, isNoticeInForce, isNoticePast } from '../domain/notices/dated-notice';
import { type FundNoticeName, fundNoticeNames, type FundsOfNotices } from './fund-notice-names';

/** When a notice counts, and which orders it concerns: one without an end on its day alone, one without a day always; past ones stay in the archive [OPEN-36]. */
type FundNotice = DatedNotice & {
  /** No order in the fund is received while it is in force. */
  readonly pausesTrading?: true;
  /** Told only where units leave the fund by a switch. */
  readonly ofSwitchesOut?: true;
};

/** The dates of the notices [TRADE-137, TRADE-140, TRADE-141, TRADE-143]. */
export const fundNotices: Readonly<Record<FundNoticeName, FundNotice>> = {
  subscription: { from: '2024-08-12', to: '2024-08-23' },
  paused: { from: '2022-02-28', pausesTrading: true },
  merged: { from: '2023-12-14' },
  'cost-split': {},
  'priced-later': { ofSwitchesOut: true },
};

/** The number of business days after the order that such a switch is priced: T+5 [TRADE-143]. */
export const laterPricingDays = 5;

/** The notices in force on a day that a line of an order is told of, in their order; of a fund that isn't listed, none [OPEN-36]. */
export const currentNotices = (
  listed: FundsOfNotices,
  { fundCode, isSwitchedOut }: { readonly fundCode: string; readonly isSwitchedOut: boolean },
  day: string,
): readonly FundNoticeName[] =>
  noticesOn(listed, fundCode).filter(
    (name) => isNoticeInForce(fundNotices[name], day) && (isSwitchedOut || fundNotices[name].ofSwitchesOut !== true),
  );

/** The notices about a fund that are over by a day: its archive, which no order is told of [OPEN-36]. */
export const pastNotices = (listed: FundsOfNotices, fundCode: string, day: string): readonly FundNoticeName[] =>
  noticesOn(listed, fundCode).filter((name) => isNoticePast(fundNotices[name], day));

/** Returns true if a notice in force on a day stops all trading in a fund [TRADE-140, OPEN-36]. */
export const isPausedByNotice = (listed: FundsOfNotices, fundCode: string, day: string): boolean =>
  noticesOn(listed, fundCode).some(
    (name) => fundNotices[name].pausesTrading === true && isNoticeInForce(fundNotices[name], day),
  );

const noticesOn = (listed: FundsOfNotices, fundCode: string): readonly FundNoticeName[] =>
  fundNoticeNames.filter((name) => listed[name]?.includes(fundCode) === true);
