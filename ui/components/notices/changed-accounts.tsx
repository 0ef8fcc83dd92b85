import type { ListedBankAccount } from '../../../domain/banking/changed-bank-accounts';
import { maskAccountNumber } from '../../../domain/banking/mask-account-number';
import { useTexts } from '../../i18n/use-texts';
import { MaskedNumber } from '../figures/masked-number';

/** The new accounts of a bank change, their numbers masked [MSG-27]. */
export function ChangedAccounts({ accounts }: { readonly accounts: readonly ListedBankAccount[] }) {
  const { t } = useTexts();
  const named = accounts.filter(({ bankAccountNo }) => bankAccountNo !== undefined);
  if (named.length === 0) return null;
  return (
    <ul aria-label={t('bank-change:new')}>
      {named.map(({ bankName, bankAccountNo = '' }) => (
        <li key={bankAccountNo}>
          {t('bank-change:new')}
          <bdi>{bankName}</bdi> <MaskedNumber masked={maskAccountNumber(bankAccountNo)} />
        </li>
      ))}
    </ul>
  );
}
