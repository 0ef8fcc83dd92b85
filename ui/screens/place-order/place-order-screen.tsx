import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useViewModelFor } from '../../app/injection';
import { PanelPart } from '../../app/loading/panel-part';
import { useTexts } from '../../i18n/use-texts';
import { BuyForm } from './buying/buy-form';
import { BuyViewModelFactory } from './buying/buy-view-model';
import { LeaveForm } from './leaving/leave-form';
import { LeaveViewModelFactory } from './leaving/leave-view-model';
import { useTranslated } from '../../orders/use-translated';
import { type From, PlaceOrderPage, useConfirm, useFrom } from './place-order-page';

/** Buying by lump sum [ORDQ-01, LINK-03]. */
export function BuyScreen() {
  const { key, from } = useFrom();
  return <Buy key={key} from={from} />;
}

/** Selling by lump sum [ORDQ-03, LINK-04]. */
export function SellScreen() {
  const { key, from } = useFrom();
  return <Leave key={key} kind="sell" from={from} />;
}

/** Switching by lump sum [ORDQ-02, LINK-05]. */
export function SwitchScreen() {
  const { key, from } = useFrom();
  return <Leave key={key} kind="switch" from={from} />;
}

const Buy = observer(function Buy({ from }: From) {
  const { t } = useTexts();
  const view = useViewModelFor(BuyViewModelFactory, from);
  const confirm = useConfirm();
  useEffect(() => void view.load(), [view]);
  useTranslated(view);
  return (
    <PlaceOrderPage title={t('place-order:title-buy')}>
      <PanelPart panel={view.begun}>{() => <BuyForm view={view} onOrder={() => confirm(view.order())} />}</PanelPart>
    </PlaceOrderPage>
  );
});

const Leave = observer(function Leave({ kind, from }: From & { readonly kind: 'sell' | 'switch' }) {
  const { t } = useTexts();
  const view = useViewModelFor(LeaveViewModelFactory, kind, from);
  const confirm = useConfirm();
  useEffect(() => void view.load(), [view]);
  useTranslated(view);
  return (
    <PlaceOrderPage title={t(`place-order:title-${kind}`)}>
      <PanelPart panel={view.begun}>{() => <LeaveForm view={view} onOrder={() => confirm(view.order())} />}</PanelPart>
    </PlaceOrderPage>
  );
});
