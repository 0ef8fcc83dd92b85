import type { ListedBankAccount } from '../../../domain/banking/changed-bank-accounts';
import { bankInfo, type BankInfo } from '../../../contract/rest/account/bank-info';
import { readJson } from '../read-answer';

/** The bank accounts that a bankInfo answer lists [BANK-08]. */
export const readBankInfo = readJson(bankInfo, ({ bankAccountInfoList }) => bankAccountInfoList.map(toListedAccount));

const toListedAccount = (wire: BankInfo['bankAccountInfoList'][number]): ListedBankAccount => ({
  bankAccountNo: wire.bankAccountNo ?? undefined,
  bankName: wire.bankName ?? undefined,
  bankAccountName: wire.bankAccountName ?? undefined,
  currency: wire.currency ?? undefined,
  status: wire.status ?? undefined,
  onlineDDA: wire.onlineDDA ?? undefined,
  onlineDdaStatusInfo: wire.onlineDdaStatusInfo ? { status: wire.onlineDdaStatusInfo.status ?? undefined } : undefined,
});
