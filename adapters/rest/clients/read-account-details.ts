import type { CallFailure } from '../../../application/ports/call-failure';
import { changedBankAccounts } from '../../../domain/banking/changed-bank-accounts';
import type { AccountDetails } from '../../../domain/clients/account-details';
import { defaultPreferenceCurrency } from '../../../domain/clients/viewing-currency';
import type { Result } from '../../../domain/kernel/result';
import type { Region } from '../../../domain/region';
import { toMembershipTier } from '../../../domain/tiers/membership-tier';
import { onlyPresent } from '../../http/only-present';
import { parseBody } from '../../http/parse-body';
import { toFigure } from '../../http/wire-figures';
import { accountDetailsAnswer, type AccountDetailsAnswer } from '../../../contract/rest/account/account-details';
import { toPriceAlerts } from '../funds/read-price-alerts';
import { toSetting } from '../holdings/to-setting';

type Wire<K extends keyof AccountDetailsAnswer> = NonNullable<AccountDetailsAnswer[K]>;

/** Reads the answer of authentication/accountInfo [ENT-20]. */
export const readAccountDetails = (region: Region): ((body: unknown) => Result<AccountDetails, CallFailure>) =>
  parseBody(accountDetailsAnswer, (wire) =>
    onlyPresent({
      accountInfo: toIndicators(wire.accountInfo ?? {}),
      name: wire.accountNameInfo?.name ?? undefined,
      passwordChangeReminder: wire.passwordChangeReminder ?? false,
      membershipTier: wire.membershipTier ? toTier(region, wire.membershipTier) : undefined,
      preferenceCurrency: (wire.preferenceCurrency ?? defaultPreferenceCurrency).toLowerCase(),
      setting: toSetting(wire.setting ?? {}),
      rspMigration: wire.rspMigration ? toRspMigration(wire.rspMigration) : undefined,
      priceAlert: toPriceAlerts(wire.priceAlert ?? []),
      dda: (wire.dda ?? []).map(toDirectDebit),
      bankChangedList: changedBankAccounts((wire.bankChangedList ?? []).map(toListedAccount)),
    }),
  );

/** Y is a yes, any other text a no, none is nothing [SHAPE-15]. */
const toIndicators = ({ mfaIndicator }: Wire<'accountInfo'>) =>
  onlyPresent({ mfaIndicator: typeof mfaIndicator === 'string' ? mfaIndicator === 'Y' : undefined });

const toTier = (region: Region, wire: Wire<'membershipTier'>) =>
  onlyPresent(
    toMembershipTier(region, {
      holdingAmount: toFigure(wire.holdingAmount),
      membershipTier: wire.membershipTier ?? undefined,
      investmentTier: wire.investmentTier ?? undefined,
    }),
  );

const toRspMigration = ({ rspMigrationEligible, illegibleReasons }: Wire<'rspMigration'>) =>
  onlyPresent({
    rspMigrationEligible: rspMigrationEligible ?? undefined,
    ineligibleReasons: illegibleReasons ?? [],
  });

const toDirectDebit = ({ bankAccountNo, accountCurrency, activeFlag }: Wire<'dda'>[number]) =>
  onlyPresent({
    bankAccountNo,
    accountCurrency: accountCurrency ?? undefined,
    activeFlag: activeFlag ?? undefined,
  });

const toListedAccount = ({ currency, status, onlineDDA, onlineDdaStatusInfo }: Wire<'bankChangedList'>[number]) =>
  onlyPresent({
    currency: currency ?? undefined,
    status: status ?? undefined,
    onlineDDA: onlineDDA ?? undefined,
    onlineDdaStatusInfo: onlineDdaStatusInfo
      ? onlyPresent({ status: onlineDdaStatusInfo.status ?? undefined })
      : undefined,
  });
