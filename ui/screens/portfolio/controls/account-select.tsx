import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { type AccountChoice, accountChoices, hasAccountChoice } from '../../../../domain/holdings/view/account-filter';
import { useConfiguration } from '../../../app/injection';
import { Select } from '../../../components/fields/select';
import { useTexts } from '../../../i18n/use-texts';
import type { PortfolioViewModel } from '../portfolio-view-model';
import { useSubAccounts } from '../view/use-sub-accounts';
import { ToolbarField } from './toolbar-field';

/**
 * The choice of the accounts shown; nothing to choose for a client with a single account in HK [PORT-24, PORT-41,
 * PORT-47, OPEN-82].
 */
export const AccountSelect = observer(function AccountSelect({ view }: { readonly view: PortfolioViewModel }) {
  const { t } = useTexts();
  const { region } = useConfiguration();
  const subAccounts = useSubAccounts();
  const choices = accountChoices(region, subAccounts);
  if (!hasAccountChoice(region, subAccounts.length > 0) && !view.query.isFiltered) return null;
  const { accountType, msAccountNo } = view.query.filter;
  return (
    <ToolbarField label={t('toolbar:filters.account')}>
      <Select
        label={t('toolbar:filters.account')}
        value={msAccountNo ?? accountType}
        options={choices.map((choice) => ({ value: valueOf(choice), label: labelOf(t, choice) }))}
        onChange={(value) => {
          const choice = choices.find((offered) => valueOf(offered) === value);
          if (choice) void view.chooseAccount(choice);
        }}
      />
    </ToolbarField>
  );
});

const valueOf = (choice: AccountChoice): string =>
  choice.accountType === 'MS' ? choice.msAccountNo : choice.accountType;

const labelOf = (t: TFunction, choice: AccountChoice): string =>
  choice.accountType === 'MS'
    ? t('toolbar:filters.account-MS', { ending: choice.msAccountNo.slice(-4) })
    : t(`toolbar:filters.account-${choice.accountType}`);
