import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormGroup } from '../../../components/fields/form-group';
import { Select } from '../../../components/fields/select';
import { useTexts } from '../../../i18n/use-texts';
import { useAccountName } from '../../../orders/account-name';
import { ChosenHolding } from '../../../orders/holding-choice/chosen-holding';
import { HoldingPicker } from '../../../orders/holding-choice/holding-picker';
import type { RedeemOrSwitchViewModel } from './redeem-or-switch-view-model';
import * as orderPageStyles from '../../../orders/order-page.module.css';
import * as styles from '../place-order.module.css';

type HoldingChoiceProps = {
  readonly view: RedeemOrSwitchViewModel;
  /** The fields of the holding that is chosen. */
  readonly children: ReactNode;
};

/**
 * The choice of the holding that something leaves and, where several accounts hold units, of the account; then the
 * holding with its fields [TRADE-19, TRADE-20, RSP-10, RSP-11].
 */
export const HoldingChoice = observer(function HoldingChoice({ view, children }: HoldingChoiceProps) {
  const accountName = useAccountName();
  const { chosen, accounts } = view;
  const accountNo = chosen?.holding.accountNo ?? '';
  return (
    <section className={`${orderPageStyles.orderCard} ${styles.placeOrderCard}`} data-testid="place-order-card">
      {chosen ? (
        <>
          <ChosenHolding
            key={view.holdingId}
            holding={chosen.holding}
            account={accounts.all.length > 1 ? accountName(accountNo, accounts.isPlanAccount(accountNo)) : undefined}
            takesFocus={view.wasChosenHere}
            onChange={view.holdings.length > 1 ? view.letGo : undefined}
          />
          {children}
        </>
      ) : (
        <OfferedHoldings view={view} />
      )}
    </section>
  );
});

const OfferedHoldings = observer(function OfferedHoldings({ view }: Pick<HoldingChoiceProps, 'view'>) {
  const { t } = useTexts();
  const accountName = useAccountName();
  const { accounts } = view;
  const { accountNo, all, offered } = accounts;
  const nameOf = (account: string) => accountName(account, accounts.isPlanAccount(account));
  const isOfAny = all.length > 1 && accountNo === '';
  return (
    <>
      {all.length > 1 ? (
        <FormGroup label={t('place-order:account')} isLabelQuiet>
          {(field) => (
            <Select
              field={field}
              value={accountNo}
              options={[
                { value: '', label: t('place-order:every-account') },
                ...all.map((account) => ({ value: account, label: nameOf(account) })),
              ]}
              onChange={view.chooseAccount}
            />
          )}
        </FormGroup>
      ) : null}
      <HoldingPicker
        label={t('place-order:holding')}
        holdings={offered.map(({ holding }) => holding)}
        accountOf={isOfAny ? (holding) => nameOf(holding.accountNo) : undefined}
        takesFocus={view.wasLetGo}
        onChoose={view.pick}
      />
    </>
  );
});
