import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FundPreviews } from '../../../application/ports/funds/fund-previews';
import { OpenServices } from '../../../application/ports/menu/open-services';
import { useViewModel } from '../../app/injection';
import { PanelPart } from '../../app/panel-part';
import { BuyForm } from './buy-form';
import { BuyViewModel } from './buy-view-model';
import { LeaveForm } from './leave-form';
import { LeaveViewModel } from './leave-view-model';
import { NewFundChoice } from './new-fund-choice';
import { ipoService } from './order-service';
import { type From, PlaceOrderPage, sourcesOf, useConfirm } from './place-order-page';
import { ServiceClosed } from './service-closed';
import { SubscriptionFacts } from './subscription-facts';

/** Subscribing new funds [LINK-29, TRADE-26, CONF-27]. */
export const IpoBuy = observer(function IpoBuy({ from }: From) {
  const { t } = useTranslation();
  const view = useViewModel((get, { region }) => {
    const service = ipoService(get(OpenServices), get(FundPreviews));
    return new BuyViewModel(sourcesOf(get, region), from, service);
  });
  const confirm = useConfirm();
  useEffect(() => void view.load(), [view]);
  const choice = (
    <NewFundChoice
      label={t('place-order.new-funds')}
      funds={view.newFunds}
      taken={view.funds.map(({ fund }) => fund.code)}
      onChoose={(code) => void view.add(code)}
    />
  );
  return (
    <PlaceOrderPage title={t('place-order.title-ipo-buy')}>
      <PanelPart panel={view.begun}>
        {() =>
          view.isClosed ? (
            <ServiceClosed service="ipo" />
          ) : (
            <>
              <p className="place-order-about">{t('place-order.about-ipo')}</p>
              <BuyForm
                view={view}
                onOrder={() => confirm(view.order())}
                detailOf={({ fund }) => <SubscriptionFacts fund={fund} />}
                choice={choice}
              />
            </>
          )
        }
      </PanelPart>
    </PlaceOrderPage>
  );
});

/** Switching units of a holding into new funds [LINK-30, TRADE-26, CONF-27]. */
export const IpoSwitch = observer(function IpoSwitch({ from }: From) {
  const { t } = useTranslation();
  const view = useViewModel((get, { region }) => {
    const service = ipoService(get(OpenServices), get(FundPreviews));
    return new LeaveViewModel('switch', sourcesOf(get, region), from, service);
  });
  const confirm = useConfirm();
  useEffect(() => void view.load(), [view]);
  const choice = (
    <NewFundChoice
      label={t('place-order.new-funds')}
      funds={view.newFunds}
      taken={view.into.map(({ fund }) => fund.code)}
      onChoose={(code) => void view.add(code)}
    />
  );
  return (
    <PlaceOrderPage title={t('place-order.title-ipo-switch')}>
      <PanelPart panel={view.begun}>
        {() =>
          view.isClosed ? (
            <ServiceClosed service="ipo" />
          ) : (
            <>
              <p className="place-order-about">{t('place-order.about-ipo-switch')}</p>
              <LeaveForm
                view={view}
                onOrder={() => confirm(view.order())}
                detailOf={({ fund }) => <SubscriptionFacts fund={fund} />}
                choice={choice}
              />
            </>
          )
        }
      </PanelPart>
    </PlaceOrderPage>
  );
});
