import { observer } from 'mobx-react-lite';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { parseOneOf } from '../../../domain/kernel/parse-one-of';
import { Tabs } from '../../components/page/tabs';
import { useConfiguration } from '../../app/injection';
import { Async } from '../../app/loading/async';
import { useTexts } from '../../i18n/use-texts';
import { FundDistributionsTab } from './fund-distributions-tab';
import { FundDocuments } from './fund-documents';
import { FundOverview } from './fund-overview';
import { FundPerformanceTab } from './fund-performance-tab';
import { FundPortfolioTab } from './fund-portfolio-tab';
import { FundPricesTab } from './fund-prices-tab';
import type { FundViewModel } from './fund-view-model';

const published = ['overview', 'performance'] as const;
const recorded = [...published, 'prices', 'portfolio', 'documents', 'distributions'] as const;
type Tab = (typeof recorded)[number];

/** Returns the sections of a fund's page, and the one that its address names. */
export function useFundSections(): { readonly tabs: readonly Tab[]; readonly open: Tab } {
  const [search] = useSearchParams();
  const tabs = useConfiguration().extensions.has('fund-records') ? recorded : published;
  return { tabs, open: parseOneOf<Tab>(tabs, search.get('tab')) ?? 'overview' };
}

type FundTabsProps = { readonly view: FundViewModel; readonly fund: FundPreview };

/** The sections of a fund's page; the address names the one that is open [FUND-12..17]. */
export function FundTabs({ view, fund }: FundTabsProps) {
  const { t } = useTexts();
  const [, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  const { tabs, open } = useFundSections();
  return (
    <Tabs
      label={t('fund-page:tabs')}
      tabs={tabs.map((tab) => ({ value: tab, label: t(`fund-page:tab.${tab}`) }))}
      value={open}
      onChange={(tab) => {
        setSearch(tab === 'overview' ? {} : { tab }, { replace: true, state });
      }}
    >
      <h2 className="visually-hidden">{t(`fund-page:tab.${open}`)}</h2>
      <OpenTab tab={open} view={view} fund={fund} />
    </Tabs>
  );
}

const OpenTab = observer(function OpenTab({ tab, view, fund }: FundTabsProps & { readonly tab: Tab }) {
  if (tab === 'performance') return <FundPerformanceTab view={view} fund={fund} />;
  if (tab === 'prices') return <FundPricesTab view={view} fund={fund} />;
  if (tab === 'overview') return <FundOverview view={view} fund={fund} />;
  return (
    <Async resource={view.figures.details}>
      {(details) => {
        if (tab === 'portfolio') return <FundPortfolioTab portfolio={details?.portfolio} />;
        if (tab === 'documents') return <FundDocuments documents={details?.documents ?? []} />;
        return (
          <FundDistributionsTab
            distributions={details?.distributions ?? []}
            frequency={details?.distributionFrequency}
          />
        );
      }}
    </Async>
  );
});
