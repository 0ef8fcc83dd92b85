import { observer } from 'mobx-react-lite';
import { compare } from '../../../../domain/money/decimal';
import { Amount } from '../../../components/figures/amount';
import { Fact } from '../../../components/figures/fact';
import { Select } from '../../../components/fields/select';
import { useTexts } from '../../../i18n/use-texts';
import { unitsText } from '../../../orders/figure-text';
import type { LeaveViewModel } from './leave-view-model';

/** Which holding something leaves, and how much of it there is [TRADE-19, TRADE-20]. */
export const HoldingChoice = observer(function HoldingChoice({ view }: { readonly view: LeaveViewModel }) {
  const { t } = useTexts();
  const { chosen, holdings, holdingId } = view;
  const { redeemable } = chosen ?? {};
  const options = holdings.map(({ holding }) => ({
    value: holding.id,
    label: [holding.fund.name, holding.fund.code, holding.settlementCurrency].filter(Boolean).join('　'),
  }));
  return (
    <section className="order-card place-order-card">
      <div className="place-order-field">
        <span aria-hidden>{t('place-order.holding')}</span>
        <Select
          label={t('place-order.holding')}
          value={holdingId}
          options={[...(chosen ? [] : [{ value: '', label: t('place-order.choose') }]), ...options]}
          onChange={view.choose}
        />
      </div>
      {redeemable ? (
        <dl className="order-facts">
          <Fact label={t('order-list.held')}>
            <Amount>{unitsText(redeemable.total, redeemable.unitPlaces)}</Amount>
          </Fact>
          {compare(redeemable.total, redeemable.available) === 0 ? null : (
            <Fact label={t('order-list.available')}>
              <Amount>{unitsText(redeemable.available, redeemable.unitPlaces)}</Amount>
            </Fact>
          )}
        </dl>
      ) : null}
    </section>
  );
});
