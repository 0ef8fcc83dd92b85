import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Clock } from '../../../../application/ports/clock';
import { Funds } from '../../../../application/ports/funds';
import { SessionVault } from '../../../../application/ports/session-vault';
import { TopFunds } from '../../../../application/ports/top-funds';
import type { FundReference } from '../../../../domain/funds/fund-listing';
import { lazyPart } from '../../../app/lazy-part';
import { useConfiguration, useInstance, useViewModel } from '../../../app/injection';
import { fundsArea } from '../../../i18n/funds/funds-area';
import { LanguageStore } from '../../../stores/language-store';
import { FundList } from './fund-list';
import { FundListsViewModel } from './fund-lists-view-model';
import { FundPreviewDialog, type WithHoldings } from './fund-preview-dialog';
import { FundSearch } from './fund-search';
import { FundSearchViewModel } from './fund-search-view-model';
import './funds.css';

const AllFunds = lazyPart(fundsArea, () => import('./all-funds').then((module) => module.AllFunds));

/** Funds on the home: the search, what she looked at last, and what the region puts first [FUND-01..04]. */
export const FundsOnHome = observer(function FundsOnHome({ holdings }: WithHoldings) {
  const { t } = useTranslation();
  const { region } = useConfiguration();
  const search = useViewModel((get) => new FundSearchViewModel(get(Funds), get(SessionVault), get(Clock)));
  const lists = useViewModel(
    (get, configuration) => new FundListsViewModel(get(Funds), get(TopFunds), configuration.region),
  );
  const { language } = useInstance(LanguageStore);
  const [opened, open] = useState<FundReference>();
  const [showsAll, showAll] = useState(false);
  useEffect(() => {
    lists.load();
    void search.search();
  }, [lists, search, language]);
  return (
    <section className="funds-home" aria-labelledby="funds-home-heading">
      <h2 id="funds-home-heading">{t('funds.heading')}</h2>
      <FundSearch view={search} onOpen={open} />
      <div className="fund-lists">
        <FundList panel={lists.recent} heading={t('funds.recent')} empty={t('funds.recent-empty')} onOpen={open} />
        <FundList
          panel={lists.first}
          heading={region === 'HK' ? t('funds.top-five') : t('funds.promoted')}
          empty={t('funds.list-empty')}
          onOpen={open}
        />
      </div>
      <details
        className="fund-all"
        onToggle={(event) => {
          showAll(event.currentTarget.open);
        }}
      >
        <summary>{t('funds.all')}</summary>
        {showsAll ? <AllFunds holdings={holdings} /> : null}
      </details>
      {opened ? (
        <FundPreviewDialog
          fund={opened}
          holdings={holdings}
          onClose={() => {
            open(undefined);
            void lists.recent.load();
          }}
        />
      ) : null}
    </section>
  );
});
