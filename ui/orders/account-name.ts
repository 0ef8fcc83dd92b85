import { useTexts } from '../i18n/use-texts';

/**
 * Returns the name of a client's account: its number, with what it is where it is a sub-account of the Regular
 * Investment Plan [ROLE-08].
 */
export function useAccountName(): (accountNo: string, isPlanAccount: boolean) => string {
  const { t } = useTexts();
  return (accountNo, isPlanAccount) =>
    isPlanAccount ? t('order-list:account-plan', { account: accountNo }) : accountNo;
}
