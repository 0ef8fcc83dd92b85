import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { FundPreview } from '../../../../domain/funds/finding/fund-preview';
import { useViewModelFor } from '../../../app/injection';
import { useTexts } from '../../../i18n/use-texts';
import { BuyForm } from './buy-form';
import { IpoBuyViewModelFactory } from './buy-view-model';
import { RedeemOrSwitchForm } from '../redeem-or-switch/redeem-or-switch-form';
import { IpoSwitchViewModelFactory } from '../redeem-or-switch/redeem-or-switch-view-model';
import { NewFundChoice } from './new-fund-choice';
import { type OrderPrefillProps, useGoToConfirmation } from '../place-order-page';
import { ServicePage } from '../service-page';
import { useTranslated } from '../../../orders/use-translated';
import { SubscriptionFacts } from './subscription-facts';

const termsOf = ({ fund }: { readonly fund: FundPreview }) => <SubscriptionFacts fund={fund} />;

/** Subscribing new funds [LINK-29, TRADE-26, CONF-27]. */
export const IpoBuy = observer(function IpoBuy({ prefill }: OrderPrefillProps) {
  const { t } = useTexts();
  const view = useViewModelFor(IpoBuyViewModelFactory, prefill);
  const confirm = useGoToConfirmation();
  useEffect(() => void view.load(), [view]);
  useTranslated(view);
  return (
    <ServicePage view={view} title={t('place-order:title-ipo-buy')} service="ipo" about={t('place-order:about-ipo')}>
      <BuyForm
        view={view}
        onOrder={() => confirm(view.order())}
        detailOf={termsOf}
        choice={<NewFundChoice funds={view.newFunds} taken={view.funds} onChoose={(code) => void view.add(code)} />}
      />
    </ServicePage>
  );
});

/** Switching units of a holding into new funds [LINK-30, TRADE-26, CONF-27]. */
export const IpoSwitch = observer(function IpoSwitch({ prefill }: OrderPrefillProps) {
  const { t } = useTexts();
  const view = useViewModelFor(IpoSwitchViewModelFactory, prefill);
  const confirm = useGoToConfirmation();
  useEffect(() => void view.load(), [view]);
  useTranslated(view);
  return (
    <ServicePage
      view={view}
      title={t('place-order:title-ipo-switch')}
      service="ipo"
      about={t('place-order:about-ipo-switch')}
    >
      <RedeemOrSwitchForm
        view={view}
        onOrder={() => confirm(view.order())}
        detailOf={termsOf}
        choice={<NewFundChoice funds={view.newFunds} taken={view.targets} onChoose={(code) => void view.add(code)} />}
      />
    </ServicePage>
  );
});
