import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useViewModelFor } from '../../app/injection';
import { Async } from '../../app/loading/async';
import { useTexts } from '../../i18n/use-texts';
import { BuyForm } from './buying/buy-form';
import { BuyViewModelFactory } from './buying/buy-view-model';
import { RedeemOrSwitchForm } from './redeem-or-switch/redeem-or-switch-form';
import { RedeemOrSwitchViewModelFactory } from './redeem-or-switch/redeem-or-switch-view-model';
import { useTranslated } from '../../orders/use-translated';
import { type OrderPrefillProps, PlaceOrderPage, useGoToConfirmation, useOrderPrefill } from './place-order-page';

/** Buying by lump sum [ORDQ-01, LINK-03]. */
export function BuyScreen() {
  const { key, prefill } = useOrderPrefill();
  return <Buy key={key} prefill={prefill} />;
}

/** Selling by lump sum [ORDQ-03, LINK-04]. */
export function SellScreen() {
  const { key, prefill } = useOrderPrefill();
  return <RedeemOrSwitch key={key} kind="sell" prefill={prefill} />;
}

/** Switching by lump sum [ORDQ-02, LINK-05]. */
export function SwitchScreen() {
  const { key, prefill } = useOrderPrefill();
  return <RedeemOrSwitch key={key} kind="switch" prefill={prefill} />;
}

const Buy = observer(function Buy({ prefill }: OrderPrefillProps) {
  const { t } = useTexts();
  const view = useViewModelFor(BuyViewModelFactory, prefill);
  const confirm = useGoToConfirmation();
  useEffect(() => void view.load(), [view]);
  useTranslated(view);
  return (
    <PlaceOrderPage title={t('place-order:title-buy')}>
      <Async resource={view.resource}>{() => <BuyForm view={view} onOrder={() => confirm(view.order())} />}</Async>
    </PlaceOrderPage>
  );
});

const RedeemOrSwitch = observer(function RedeemOrSwitch({
  kind,
  prefill,
}: OrderPrefillProps & { readonly kind: 'sell' | 'switch' }) {
  const { t } = useTexts();
  const view = useViewModelFor(RedeemOrSwitchViewModelFactory, kind, prefill);
  const confirm = useGoToConfirmation();
  useEffect(() => void view.load(), [view]);
  useTranslated(view);
  return (
    <PlaceOrderPage title={t(`place-order:title-${kind}`)}>
      <Async resource={view.resource}>
        {() => <RedeemOrSwitchForm view={view} onOrder={() => confirm(view.order())} />}
      </Async>
    </PlaceOrderPage>
  );
});
