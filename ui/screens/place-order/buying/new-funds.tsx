import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FundOrderTerms } from '../../../../application/ports/funds/fund-order-terms';
import { OpenServices } from '../../../../application/ports/menu/open-services';
import type { FundPreview } from '../../../../domain/funds/fund-preview';
import { useMade } from '../../../app/injection';
import { useTexts } from '../../../i18n/use-texts';
import { BuyForm } from './buy-form';
import { BuyViewModel } from './buy-view-model';
import { LeaveForm } from '../leaving/leave-form';
import { LeaveViewModel } from '../leaving/leave-view-model';
import { NewFundChoice } from './new-fund-choice';
import { ipoService } from '../order-service';
import { type From, sourcesOf, useConfirm } from '../place-order-page';
import { ServicePage } from '../service-page';
import { useTranslated } from '../../../orders/use-translated';
import { SubscriptionFacts } from './subscription-facts';

const termsOf = ({ fund }: { readonly fund: FundPreview }) => <SubscriptionFacts fund={fund} />;

/** Subscribing new funds [LINK-29, TRADE-26, CONF-27]. */
export const IpoBuy = observer(function IpoBuy({ from }: From) {
  const { t } = useTexts();
  const view = useMade((get, { region }) => {
    const sources = sourcesOf(get, region);
    return new BuyViewModel(sources, from, ipoService(get(OpenServices), get(FundOrderTerms), sources.previews));
  });
  const confirm = useConfirm();
  useEffect(() => void view.load(), [view]);
  useTranslated(view);
  return (
    <ServicePage
      {...{ view, title: t('place-order.title-ipo-buy'), service: 'ipo', about: t('place-order.about-ipo') }}
    >
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
  const view = useMade((get, { region }) => {
    const sources = sourcesOf(get, region);
    const service = ipoService(get(OpenServices), get(FundOrderTerms), sources.previews);
    return new LeaveViewModel('switch', sources, from, service);
  });
  const confirm = useConfirm();
  useEffect(() => void view.load(), [view]);
  useTranslated(view);
  return (
    <ServicePage
      {...{ view, title: t('place-order.title-ipo-switch'), service: 'ipo', about: t('place-order.about-ipo-switch') }}
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
