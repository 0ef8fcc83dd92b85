import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasOwnPage } from '../../../config/own-pages';
import { parseOneOf } from '../../../domain/kernel/parse-one-of';
import { useConfiguration, useViewModel } from '../../app/injection';
import { useWindowTitle } from '../../app/header/window-title';
import { useRegionFeatures } from '../../app/use-region-features';
import { Async } from '../../app/loading/async';
import { Tabs } from '../../components/page/tabs';
import { useTexts } from '../../i18n/use-texts';
import { useNamedOrder } from '../../orders/order-address';
import { CurrentOrders } from './current/current-orders';
import { NamedOrder } from './named-order';
import { OrderRecordsViewModel } from './order-records-view-model';
import { PastOrders } from './past/past-orders';
import { ScheduledOrders } from './scheduled/scheduled-orders';
import { DistributionsPart } from './dividends/distributions-part';
import { StatementsPart } from './papers/statements-part';
import { ContractNotesPart } from './papers/contract-notes-part';
import * as pageStyles from '../../components/page/page.module.css';
import * as styles from './order-records.module.css';

const tabNames = ['current', 'scheduled', 'past', 'distributions', 'statements', 'contract-notes'] as const;

/** Shows the client's orders and their outcomes; the address names the open tab [ORDQ-06..10, LINK-09..12, LINK-26]. */
export const OrderRecordsScreen = observer(function OrderRecordsScreen() {
  const { t, language } = useTexts();
  const [search, setSearch] = useSearchParams();
  const configuration = useConfiguration();
  const { tradingServices } = useRegionFeatures();
  const isAnythingAhead = tradingServices || configuration.extensions.has('plans');
  const tabs = tabNames.filter((tab) =>
    tab === 'scheduled' ? isAnythingAhead : hasOwnPage(`/orders?tab=${tab}`, configuration),
  );
  const view = useViewModel(OrderRecordsViewModel);
  const number = useNamedOrder();
  const named = number === undefined ? undefined : view.named(number)?.tab;
  const open = parseOneOf(tabs, search.get('tab')) ?? named ?? 'current';
  useWindowTitle(t(`order-records:tab-${open}`), t('order-records:title'));
  useEffect(() => {
    void view.resource.load();
  }, [view, language]);
  useEffect(() => view.time.follow(), [view]);
  return (
    <div className={`${pageStyles.page} ${styles.recordsPage}`} data-testid="records-page">
      <h1>{t('order-records:title')}</h1>
      <Tabs
        label={t('order-records:title')}
        tabs={tabs.map((tab) => ({ value: tab, label: t(`order-records:tab-${tab}`) }))}
        value={open}
        onChange={(tab) => {
          setSearch(tab === 'current' ? {} : { tab }, { replace: true });
        }}
      >
        <h2 className="visually-hidden" data-on-paper="">
          {t(`order-records:tab-${open}`)}
        </h2>
        {open === 'scheduled' ? <ScheduledOrders view={view} /> : null}
        {open === 'distributions' ? <DistributionsPart /> : null}
        {open === 'statements' ? <StatementsPart /> : null}
        {open === 'contract-notes' ? <ContractNotesPart /> : null}
        {open === 'current' || open === 'past' ? (
          <Async resource={view.resource}>
            {() => (
              <>
                <NamedOrder view={view} />
                {open === 'past' ? <PastOrders view={view} /> : <CurrentOrders view={view} />}
              </>
            )}
          </Async>
        ) : null}
      </Tabs>
    </div>
  );
});
