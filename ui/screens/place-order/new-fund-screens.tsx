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
import { type From, PlaceOrderPage, sourcesOf, useConfirm, useFrom } from './place-order-page';
import { ServiceClosed } from './service-closed';
import { SubscriptionFacts } from './subscription-facts';

/** Subscribing new funds [LINK-29, TRADE-26, CONF-27]. */
export function IpoBuyScreen() {
  const { key, from } = useFrom();
  return <IpoBuy key={key} from={from} />;
}

/** Switching units of a holding into new funds [LINK-30, TRADE-26, CONF-27]. */
export function IpoSwitchScreen() {
  const { key, from } = useFrom();
  return <IpoSwitch key={key} from={from} />;
}

const IpoBuy = observer(function IpoBuy({ from }: From) {
  const { t } = useTranslation();
  const view = useViewModel((get, { region }) => {
    const service = ipoService(get(OpenServices), get(FundPreviews));
    return new BuyViewModel(sourcesOf(get, region), from, service);
  });
  const confirm = useConfirm();
  useEffect(() => void view.load(), [view]);
  const choice = (
    <NewFundChoice
      label={t('order-services.new-funds')}
      funds={view.newFunds}
      taken={view.funds.map(({ fund }) => fund.code)}
      onChoose={(code) => void view.add(code)}
    />
  );
  return (
    <PlaceOrderPage title={t('order-services.title-ipo-buy')}>
      <PanelPart panel={view.begun}>
        {() =>
          view.isClosed ? (
            <ServiceClosed service="ipo" />
          ) : (
            <>
              <p className="place-order-about">{t('order-services.about-ipo')}</p>
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

const IpoSwitch = observer(function IpoSwitch({ from }: From) {
  const { t } = useTranslation();
  const view = useViewModel((get, { region }) => {
    const service = ipoService(get(OpenServices), get(FundPreviews));
    return new LeaveViewModel('switch', sourcesOf(get, region), from, service);
  });
  const confirm = useConfirm();
  useEffect(() => void view.load(), [view]);
  const choice = (
    <NewFundChoice
      label={t('order-services.new-funds')}
      funds={view.newFunds}
      taken={view.into.map(({ fund }) => fund.code)}
      onChoose={(code) => void view.add(code)}
    />
  );
  return (
    <PlaceOrderPage title={t('order-services.title-ipo-switch')}>
      <PanelPart panel={view.begun}>
        {() =>
          view.isClosed ? (
            <ServiceClosed service="ipo" />
          ) : (
            <>
              <p className="place-order-about">{t('order-services.about-ipo-switch')}</p>
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
