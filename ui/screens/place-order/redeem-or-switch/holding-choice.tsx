import { observer } from 'mobx-react-lite';
import { compare } from '../../../../domain/money/decimal';
import { Amount } from '../../../components/figures/amount';
import { Fact } from '../../../components/figures/fact';
import { FormGroup } from '../../../components/fields/form-group';
import { Select } from '../../../components/fields/select';
import { useTexts } from '../../../i18n/use-texts';
import { useAccountName } from '../../../orders/account-name';
import { unitsText } from '../../../orders/quantity-text';
import type { RedeemOrSwitchViewModel } from './redeem-or-switch-view-model';
import { Facts } from '../../../components/figures/facts';
import * as orderPageStyles from '../../../orders/order-page.module.css';
import * as styles from '../place-order.module.css';

/**
 * The choice of the holding that something leaves and, where several accounts hold units, of the account; with how much
 * of it there is [TRADE-19, TRADE-20, RSP-10, RSP-11].
 */
export const HoldingChoice = observer(function HoldingChoice({ view }: { readonly view: RedeemOrSwitchViewModel }) {
  const { t } = useTexts();
  const accountName = useAccountName();
  const { accounts, chosen, holdingId } = view;
  const { accountNo, all, offered } = accounts;
  const { redeemable } = chosen ?? {};
  const nameOf = (account: string) => accountName(account, accounts.isPlanAccount(account));
  const isOfAny = all.length > 1 && accountNo === '';
  const options = offered.map(({ holding }) => ({
    value: holding.id,
    label: [
      holding.fund.name,
      holding.fund.code,
      holding.settlementCurrency,
      isOfAny ? nameOf(holding.accountNo) : undefined,
    ]
      .filter(Boolean)
      .join('　'),
  }));
  return (
    <section className={`${orderPageStyles.orderCard} ${styles.placeOrderCard}`} data-testid="place-order-card">
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
      <FormGroup label={t('place-order:holding')} isLabelQuiet>
        {(field) => (
          <Select
            field={field}
            value={holdingId}
            options={[...(chosen ? [] : [{ value: '', label: t('place-order:choose') }]), ...options]}
            onChange={view.choose}
          />
        )}
      </FormGroup>
      {chosen && redeemable ? (
        <Facts data-testid="order-facts">
          <Fact label={t('order-list:account')}>{nameOf(chosen.holding.accountNo)}</Fact>
          <Fact label={t('order-list:held')}>
            <Amount>{unitsText(redeemable.total, redeemable.unitPlaces)}</Amount>
          </Fact>
          {compare(redeemable.total, redeemable.available) === 0 ? null : (
            <Fact label={t('order-list:available')}>
              <Amount>{unitsText(redeemable.available, redeemable.unitPlaces)}</Amount>
            </Fact>
          )}
        </Facts>
      ) : null}
    </section>
  );
});
