import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { FundPreview } from '../../../../domain/funds/finding/fund-preview';
import { useViewModelFor } from '../../../app/injection';
import { useTexts } from '../../../i18n/use-texts';
import { BuyForm } from './buy-form';
import { IpoBuyViewModelFactory } from './buy-view-model';
import { LeaveForm } from '../leaving/leave-form';
import { IpoSwitchViewModelFactory } from '../leaving/leave-view-model';
import { NewFundChoice } from './new-fund-choice';
import { type From, useConfirm } from '../place-order-page';
import { ServicePage } from '../service-page';
import { useTranslated } from '../../../orders/use-translated';
import { SubscriptionFacts } from './subscription-facts';

const termsOf = ({ fund }: { readonly fund: FundPreview }) => <SubscriptionFacts fund={fund} />;

/** Subscribing new funds [LINK-29, TRADE-26, CONF-27]. */
export const IpoBuy = observer(function IpoBuy({ from }: From) {
  const { t } = useTexts();
  const view = useViewModelFor(IpoBuyViewModelFactory, from);
  const confirm = useConfirm();
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
export const IpoSwitch = observer(function IpoSwitch({ from }: From) {
  const { t } = useTexts();
  const view = useViewModelFor(IpoSwitchViewModelFactory, from);
  const confirm = useConfirm();
  useEffect(() => void view.load(), [view]);
  useTranslated(view);
  return (
    <ServicePage
      view={view}
      title={t('place-order:title-ipo-switch')}
      service="ipo"
      about={t('place-order:about-ipo-switch')}
    >
      <LeaveForm
        view={view}
        onOrder={() => confirm(view.order())}
        detailOf={termsOf}
        choice={<NewFundChoice funds={view.newFunds} taken={view.into} onChoose={(code) => void view.add(code)} />}
      />
    </ServicePage>
  );
});
