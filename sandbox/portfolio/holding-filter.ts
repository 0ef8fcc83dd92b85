import type { HoldingStatisticsFilter } from '../../adapters/graphql/generated/graphql';
import { accountTypesPaidIn } from '../../domain/holdings/currency-switcher';
import { type GroupType, groupTypes } from '../../domain/holdings/group-holdings';
import { type PaymentCurrency, paymentCurrencies } from '../../domain/holdings/payment-currency';
import { paymentGroup } from '../../domain/holdings/payment-group';
import { parseTaiwanAccountType } from '../../domain/holdings/taiwan-account-type';
import { type TradingType, tradingTypes } from '../../domain/holdings/trading-type';
import { oneOf } from '../../domain/kernel/one-of';
import { type Currency, parseCurrency } from '../../domain/money/currency';
import type { Region } from '../../domain/region';
import { Refusal } from '../wire/refusal';

/** What of a portfolio is asked for, and in which currency [GQL-03]. */
export type HoldingFilter = {
  readonly accountType: 'ALL' | 'EC_ON' | 'EC_OF' | 'MA' | 'MS';
  readonly subAccount: string | undefined;
  readonly settledIn: PaymentCurrency;
  /** Bought in a lump sum or regularly; undefined is both [PORT-26, CONFLICT-25]. */
  readonly tradingType: TradingType | undefined;
  readonly groupType: GroupType;
  /** Of the totals, the groups and, unless `rowsInOwnCurrency`, the rows. */
  readonly currency: Currency;
  /** PYC: each row in the currency it is settled in [CONFLICT-32, OPEN-90]. */
  readonly rowsInOwnCurrency: boolean;
};

const accountTypes = ['ALL', 'EC_ON', 'EC_OF', 'MA', 'MS'] as const;

/** Reads the filter of a holding-statistics query; what isn't said takes the specification's default. */
export function parseHoldingFilter(region: Region, filter: HoldingStatisticsFilter): HoldingFilter {
  const rowsInOwnCurrency = region === 'TW' && filter.settCcy?.toUpperCase() === 'PYC';
  return {
    accountType: chosen(accountTypes, filter.accountType, 'ALL'),
    subAccount: filter.msAccountNo ?? undefined,
    settledIn: chosen(paymentCurrencies, filter.txnCcy, 'ALL'),
    tradingType: chosen(tradingTypes, filter.paymentType, undefined),
    groupType: chosen(groupTypes, filter.groupType, 'FUND_CODE'),
    currency: rowsInOwnCurrency ? 'TWD' : viewingCurrency(region, filter),
    rowsInOwnCurrency,
  };
}

/** Whether a holding is one of those asked for. */
export function passes(
  holding: {
    readonly accountNumber: string;
    readonly accountType: 'MA' | 'MS';
    readonly paymentType: string | null;
  },
  filter: HoldingFilter,
): boolean {
  return ofAccountType(holding, filter) && isPaidIn(holding, filter.settledIn);
}

function ofAccountType(
  holding: { readonly accountNumber: string; readonly accountType: 'MA' | 'MS'; readonly paymentType: string | null },
  { accountType, subAccount }: HoldingFilter,
): boolean {
  if (accountType === 'ALL') return true;
  if (accountType === 'MS')
    return holding.accountType === 'MS' && (subAccount === undefined || subAccount === holding.accountNumber);
  if (holding.paymentType === null) return accountType === holding.accountType;
  const group = paymentGroup(holding.paymentType);
  if (accountType === 'MA') return group === 'wealth-account';
  if (accountType === 'EC_ON') return group === 'onshore';
  return group === 'offshore-twd' || group === 'offshore-foreign';
}

/** Which kinds of account a choice of payment currency shows is the domain's to say [PORT-27, CONFLICT-25]; HK's have no kind. */
function isPaidIn({ paymentType }: { readonly paymentType: string | null }, settledIn: PaymentCurrency): boolean {
  if (settledIn === 'ALL') return true;
  const kind = parseTaiwanAccountType(paymentType ?? undefined);
  return kind !== undefined && accountTypesPaidIn(settledIn).includes(kind);
}

function viewingCurrency(region: Region, filter: HoldingStatisticsFilter): Currency {
  const asked = region === 'HK' ? (filter.showCcy ?? filter.settCcy) : filter.settCcy;
  const fallback = region === 'HK' ? 'HKD' : 'TWD';
  const read = parseCurrency(asked ?? fallback);
  if (read === undefined) throw new Refusal(400, ['FILTER_INVALID']);
  return read;
}

function chosen<Value extends string, Fallback extends Value | undefined>(
  known: readonly Value[],
  asked: string | null | undefined,
  fallback: Fallback,
): Value | Fallback {
  if (asked === null || asked === undefined || asked === '') return fallback;
  const found = oneOf(known, asked);
  if (found === undefined) throw new Refusal(400, ['FILTER_INVALID']);
  return found;
}
