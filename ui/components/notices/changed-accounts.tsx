import { useTranslation } from 'react-i18next';
import type { ListedBankAccount } from '../../../domain/banking/changed-bank-accounts';
import { maskAccountNumber } from '../../../domain/banking/mask-account-number';
import { MaskedNumber } from '../figures/masked-number';

/** The new accounts of a bank change, their numbers masked [MSG-27]. */
export function ChangedAccounts({ accounts }: { readonly accounts: readonly ListedBankAccount[] }) {
  const { t } = useTranslation();
  const named = accounts.filter(({ bankAccountNo }) => bankAccountNo !== undefined);
  if (named.length === 0) return null;
  return (
    <ul aria-label={t('bank-change.new')}>
      {named.map(({ bankName, bankAccountNo = '' }) => (
        <li key={bankAccountNo}>
          {t('bank-change.new')}
          <bdi>{bankName}</bdi> <MaskedNumber masked={maskAccountNumber(bankAccountNo)} />
        </li>
      ))}
    </ul>
  );
}
