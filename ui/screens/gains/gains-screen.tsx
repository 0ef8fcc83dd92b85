import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { plansPath } from '../../../config/named-paths';
import { hasOwnPage } from '../../../config/own-pages';
import { parseOneOf } from '../../../domain/kernel/parse-one-of';
import { type GainsReport, hasLines } from '../../../domain/performance/gains-report';
import { useWindowTitle } from '../../app/header/window-title';
import { useConfiguration, useInstance, useViewModel } from '../../app/injection';
import { Async } from '../../app/loading/async';
import { SegmentedControl } from '../../components/fields/segmented-control';
import { Link } from '../../components/link';
import { EmptyState } from '../../components/notices/empty-state';
import { Note } from '../../components/notices/note';
import { RetryPanel } from '../../components/notices/retry-panel';
import * as pageStyles from '../../components/page/page.module.css';
import { Tabs } from '../../components/page/tabs';
import { SpreadsheetButton } from '../../components/spreadsheet-button';
import { SentenceGap } from '../../components/sentence-gap';
import { useTexts } from '../../i18n/use-texts';
import { BridgeFacts } from '../../performance/bridge-facts';
import { PreferencesStore } from '../../stores/preferences-store';
import { DeclaredTable } from './declared-table';
import { gainsExportWords } from './gains-export-words';
import { GainsViewModel, type ShownGains } from './gains-view-model';
import { HoldingsIncomeTable } from './holdings-income-table';
import { PaymentsTable } from './payments-table';
import { SalesTable } from './sales-table';
import { YearSums } from './year-sums';
import * as styles from './gains.module.css';

const parts = ['funds', 'sales', 'distributions', 'fees'] as const;

/** Shows the gains, distributions and fees of a year: the address names the year and the part that is open [PORT-46]. */
export const GainsScreen = observer(function GainsScreen() {
  const { t, language } = useTexts();
  const view = useViewModel(GainsViewModel);
  const [search] = useSearchParams();
  const year = yearIn(search.get('year'));
  useEffect(() => {
    view.show(year);
  }, [view, year, language]);
  useEffect(() => view.file.leave, [view]);
  return (
    <div className={`${pageStyles.page} ${pageStyles.pageParts}`} data-testid="gains-page">
      <h1>{t('gains:title')}</h1>
      <Async resource={view.resource}>{(shown) => <Report view={view} {...shown} />}</Async>
    </div>
  );
});

type ReportProps = { readonly report: GainsReport };

type ShownReportProps = ShownGains & { readonly view: GainsViewModel };

const Report = observer(function Report({ view, report, isCurrencyAssumed }: ShownReportProps) {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const change = (name: string, value: string): void => {
    const changed = new URLSearchParams(search);
    changed.set(name, value);
    setSearch(changed, { replace: true });
  };
  const open = parseOneOf(parts, search.get('part')) ?? 'funds';
  const years = report.years.map(String);
  useWindowTitle(...(hasLines(report) ? [t(`gains:part-${open}`)] : []), t('gains:title'));
  return (
    <>
      <div className={styles.head}>
        <SegmentedControl
          legend={t('gains:year')}
          options={years.map((value) => ({ value, label: value }))}
          value={String(report.year)}
          onChange={(value) => {
            change('year', value);
          }}
        />
        <Files view={view} report={report} />
      </div>
      {isCurrencyAssumed ? (
        <RetryPanel
          text={t('toolbar:viewing.unknown', { currency: report.currency })}
          action={t('common:panel.retry')}
          onRetry={() => {
            view.show(report.year);
          }}
        />
      ) : null}
      <YearSums report={report} />
      {hasLines(report) ? (
        <Tabs
          label={t('gains:title')}
          tabs={parts.map((part) => ({ value: part, label: t(`gains:part-${part}`) }))}
          value={open}
          onChange={(part) => {
            change('part', part);
          }}
        >
          <h2 className="visually-hidden" data-on-paper="">
            {t(`gains:part-${open}`)}
          </h2>
          <Part part={open} report={report} />
        </Tabs>
      ) : (
        <EmptyState data-testid="gains-empty" title={t('gains:none', { year: report.year })}>
          {t('gains:none-text')}
        </EmptyState>
      )}
      <Balance report={report} />
      <Note data-testid="gains-note">
        {t('gains:cost-note')}
        <SentenceGap />
        {t('gains:tax-note')}
      </Note>
    </>
  );
});

function Part({ part, report }: ReportProps & { readonly part: (typeof parts)[number] }) {
  if (part === 'funds') return <HoldingsIncomeTable report={report} />;
  if (part === 'sales') return <SalesTable report={report} />;
  if (part === 'fees') return <PaymentsTable report={report} kind="fees" />;
  return (
    <>
      <DeclaredTable report={report} />
      <PaymentsTable report={report} kind="distributions" />
    </>
  );
}

/** The Excel file of the year, and where its annual statement is. */
const Files = observer(function Files({ view, report }: ReportProps & { readonly view: GainsViewModel }) {
  const { t, language } = useTexts();
  const configuration = useConfiguration();
  const { amountsHidden } = useInstance(PreferencesStore);
  const statements = '/orders?tab=statements';
  const isOver = Math.max(...report.years) > report.year;
  const download = (): void => {
    void view.file.download({ report, language, amountsHidden, words: gainsExportWords(t, report.year) });
  };
  return (
    <div className={styles.files}>
      <SpreadsheetButton phase={view.file.phase} onDownload={download} />
      {isOver && configuration.extensions.has('annual-statements') && hasOwnPage(statements, configuration) ? (
        <span>
          <Link to={statements}>{t('gains:annual-statement')}</Link>
          {report.currency === view.statementCurrency ? null : (
            <small className={styles.beneath}>
              {t('gains:statement-currency', { currency: view.statementCurrency })}
            </small>
          )}
        </span>
      ) : null}
      {configuration.extensions.has('plan-outcomes') && hasOwnPage(plansPath, configuration) ? (
        <Link to={plansPath}>{t('gains:plans')}</Link>
      ) : null}
    </div>
  );
});

/** The way from the value at the start of the year to that at its end. */
function Balance({ report: { bridge, currency, year, years } }: ReportProps) {
  const { t } = useTexts();
  return (
    <section className={styles.balance}>
      <h2>{t('gains:balance', { year })}</h2>
      {bridge ? (
        <BridgeFacts bridge={bridge} currency={currency} isToday={year === Math.max(...years)} />
      ) : (
        <Note>{t('history:bridge-unknown')}</Note>
      )}
    </section>
  );
}

/** Returns the year that an address names; undefined for what is none. */
const yearIn = (text: string | null): number | undefined => (text && /^\d{4}$/.test(text) ? Number(text) : undefined);
