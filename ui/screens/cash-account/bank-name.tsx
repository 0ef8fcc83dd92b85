import type { BankAccount } from '../../../domain/banking/bank-account';
import { maskAccountNumber } from '../../../domain/banking/mask-account-number';
import { MaskedNumber } from '../../components/figures/masked-number';

/** A bank account by its bank and its number, which is masked. */
export function BankName({ account }: { readonly account: BankAccount }) {
  return (
    <>
      {account.bankName ? <bdi>{account.bankName} </bdi> : null}
      <MaskedNumber masked={maskAccountNumber(account.bankAccountNo)} />
    </>
  );
}
