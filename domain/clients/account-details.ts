import type { BankAccount } from '../banking/bank-account';
import type { ListedBankAccount } from '../banking/changed-bank-accounts';
import type { PriceAlert } from '../funds/watching/price-alert';
import type { MembershipTier } from '../tiers/membership-tier';
import type { Setting } from './setting';

/**
 * The client's eligibility to move regular plans to the eScheduler, with the reasons against it; `illegibleReasons` on
 * the wire [CONFLICT-51].
 */
export type RspMigration = {
  readonly rspMigrationEligible?: boolean | undefined;
  readonly ineligibleReasons: readonly string[];
};

/** The details that the account's pages show of a client beside the identity [ENT-20]. */
export type AccountDetails = {
  readonly accountInfo: { readonly mfaIndicator?: boolean | undefined };
  /** From `accountNameInfo` [SHAPE-16]. */
  readonly name?: string | undefined;
  readonly passwordChangeReminder: boolean;
  readonly membershipTier?: MembershipTier | undefined;
  /** In lower case. */
  readonly preferenceCurrency: string;
  readonly setting: Setting;
  readonly rspMigration?: RspMigration | undefined;
  readonly priceAlert: readonly PriceAlert[];
  readonly dda: readonly Pick<BankAccount, 'bankAccountNo' | 'accountCurrency' | 'activeFlag'>[];
  /** The accounts of a recent bank change alone [SHAPE-09]. */
  readonly bankChangedList: readonly ListedBankAccount[];
};
