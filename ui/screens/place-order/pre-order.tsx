import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Clock } from '../../../application/ports/clock';
import { DealingClosures } from '../../../application/ports/dealing/dealing-closures';
import { FundRecords } from '../../../application/ports/fund/fund-records';
import { OpenServices } from '../../../application/ports/menu/open-services';
import { preOrderRules } from '../../../config/order-terms';
import type { Region } from '../../../domain/region';
import { type Get, useMade } from '../../app/injection';
import { useTexts } from '../../i18n/use-texts';
import { BuyForm } from './buying/buy-form';
import { BuyViewModel } from './buying/buy-view-model';
import { DayChoice } from './day-choice';
import { DayField } from './day-field';
import { type OrderService, preOrderService } from './order-service';
import { type From, sourcesOf, useConfirm } from './place-order-page';
import { useTranslated } from '../../orders/use-translated';
import { ServicePage } from './service-page';

/** Buying by lump sum on a day chosen ahead [LINK-28, CONF-27]. */
export const PreOrder = observer(function PreOrder({ from }: From) {
  const { t } = useTexts();
  const view = useMade((get, { region }) => new BuyViewModel(sourcesOf(get, region), from, serviceOf(get, region)));
  const confirm = useConfirm();
  useEffect(() => void view.load(), [view]);
  useTranslated(view);
  const about = t('place-order.about-pre-order', { days: preOrderRules.mostDaysAhead });
  return (
    <ServicePage {...{ view, title: t('place-order.title-pre-order'), service: 'pre-order', about }}>
      <BuyForm
        view={view}
        onOrder={() => confirm(view.order())}
        detailOf={({ day, isJudged }) => (day ? <DayField day={day} isJudged={isJudged} /> : null)}
      />
    </ServicePage>
  );
});

function serviceOf(get: Get, region: Region): OrderService {
  const [closures, records, clock] = [get(DealingClosures), get(FundRecords), get(Clock)];
  return preOrderService(
    get(OpenServices),
    (fund, chosen, onChange) => new DayChoice({ fund, region, closures, records, clock, onChange }, chosen),
  );
}
