import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { preOrderRules } from '../../../config/order-terms';
import { useViewModelFor } from '../../app/injection';
import { useTexts } from '../../i18n/use-texts';
import { BuyForm } from './buying/buy-form';
import { PreOrderViewModelFactory } from './buying/buy-view-model';
import { DayField } from './day-field';
import { type OrderPrefillProps, useGoToConfirmation } from './place-order-page';
import { useTranslated } from '../../orders/use-translated';
import { ServicePage } from './service-page';

/** Buying by lump sum on a day chosen ahead [LINK-28, CONF-27]. */
export const PreOrder = observer(function PreOrder({ prefill }: OrderPrefillProps) {
  const { t } = useTexts();
  const view = useViewModelFor(PreOrderViewModelFactory, prefill);
  const confirm = useGoToConfirmation();
  useEffect(() => void view.load(), [view]);
  useTranslated(view);
  const about = t('place-order:about-pre-order', { days: preOrderRules.mostDaysAhead });
  return (
    <ServicePage view={view} title={t('place-order:title-pre-order')} service="pre-order" about={about}>
      <BuyForm
        view={view}
        onOrder={() => confirm(view.order())}
        detailOf={({ day, showsProblems }) => (day ? <DayField day={day} showsProblems={showsProblems} /> : null)}
      />
    </ServicePage>
  );
});
