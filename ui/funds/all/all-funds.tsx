import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { FundListing } from '../../../domain/funds/finding/fund-listing';
import { Button } from '../../components/button';
import { Note } from '../../components/notices/note';
import { RetryPanel } from '../../components/notices/retry-panel';
import { SegmentedControl } from '../../components/fields/segmented-control';
import { Select } from '../../components/fields/select';
import { TextField } from '../../components/fields/text-field';
import { useTexts } from '../../i18n/use-texts';
import { TotalReturnBasis } from '../total-return-basis';
import { ActiveFilters } from './active-filters';
import { firstSort } from '../../../domain/funds/finding/sort-funds';
import type { SortDirection } from '../../../domain/money/sort-by-figure';
import { AllFundsTable } from './all-funds-table';
import { type AllFundsViewModel, figureSets } from './all-funds-view-model';
import { FundFilters } from './fund-filters';
import { useOrderText } from './use-order-text';
import { FilterBar } from '../../components/fields/filter-bar';
import * as styles from './all-funds.module.css';

type ViewProps = { readonly view: AllFundsViewModel };

type AllFundsProps = ViewProps & {
  /** A fund's name, and the way to it. */
  readonly nameOf: (fund: FundListing) => ReactNode;
};

/** Every fund of the region: find, narrow down, order, open [PORT-08, FUND-01, API-42..44]. */
export const AllFunds = observer(function AllFunds({ view, nameOf }: AllFundsProps) {
  const { t, language } = useTexts();
  const count = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    view.load();
  }, [view, language]);
  const { phase } = view.funds;
  return (
    <section aria-label={t('funds:all')}>
      {phase.kind === 'waiting' ? <p role="status">{t('funds:all-waiting')}</p> : null}
      {phase.kind === 'failed' || view.funds.isOutdated ? (
        <RetryPanel text={t('funds:all-failed')} action={t('common:panel.retry')} onRetry={view.load} />
      ) : null}
      {phase.kind === 'ready' ? (
        <>
          <AllFundsControls view={view} />
          <FundFilters filters={view.filters} />
          {view.kinds.phase.kind === 'failed' || view.kinds.isOutdated ? (
            <RetryPanel text={t('funds:kinds-failed')} action={t('common:panel.retry')} onRetry={view.loadKinds} />
          ) : null}
          {view.lacksPrices ? (
            <RetryPanel
              text={t('funds:prices-failed')}
              action={t('common:panel.retry')}
              onRetry={() => void view.funds.load()}
            />
          ) : null}
          <ActiveFilters filters={view.filters} onEmptied={() => count.current?.focus()} />
          <AllFundsCount view={view} countRef={count} />
          {view.lines.length === 0 ? null : (
            <>
              {view.figures === 'returns' ? (
                <Note className={styles.allFundsBasis} data-testid="returns-basis">
                  <TotalReturnBasis figure={t('funds:figures-returns')} dates={view.returnDates} />
                </Note>
              ) : null}
              <AllFundsTable view={view} nameOf={nameOf} />
            </>
          )}
        </>
      ) : null}
    </section>
  );
});

const AllFundsControls = observer(function AllFundsControls({ view }: ViewProps) {
  const { t } = useTexts();
  return (
    <FilterBar className={styles.allFundsControls}>
      <TextField
        className={styles.allFundsSearch}
        label={t('funds:all-find')}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={view.text}
        onFocus={view.prepareSearch}
        onChange={(event) => {
          view.find(event.target.value);
        }}
      />
      <SortChoice view={view} />
      {view.hasFacts ? <FigureChoice view={view} /> : null}
    </FilterBar>
  );
});

/** The figures beside the funds: their returns, or what they cost and pay [FUND-38]. */
const FigureChoice = observer(function FigureChoice({ view }: ViewProps) {
  const { t } = useTexts();
  return (
    <SegmentedControl
      legend={t('funds:figures')}
      options={figureSets.map((value) => ({ value, label: t(`funds:figures-${value}`) }))}
      value={view.figures}
      onChange={view.showFigures}
    />
  );
});

/** The sort order where the table has no heads to press: each order either way round [FUND-38]. */
const SortChoice = observer(function SortChoice({ view }: ViewProps) {
  const { t } = useTexts();
  const orderText = useOrderText();
  const { order, direction } = view.sort;
  const sorts = view.orders.flatMap((one) => {
    const first = firstSort(one).direction;
    const ways: readonly SortDirection[] = [first, first === 'ascending' ? 'descending' : 'ascending'];
    return ways.map((way) => ({
      value: `${one} ${way}`,
      label: `${orderText(one)} ${way === 'ascending' ? '↑' : '↓'}`,
      sort: { order: one, direction: way },
    }));
  });
  return (
    <Select
      className={styles.allFundsSort}
      label={t('funds:sort')}
      value={`${order} ${direction}`}
      options={sorts}
      onChange={(value) => {
        const chosen = sorts.find((one) => one.value === value);
        if (chosen) view.chooseSort(chosen.sort);
      }}
    />
  );
});

type CountProps = ViewProps & { readonly countRef: RefObject<HTMLParagraphElement | null> };

/** Says how many funds and share classes are found, or that none is, with the way back to all of them [FUND-33, FUND-37]. */
const AllFundsCount = observer(function AllFundsCount({ view, countRef }: CountProps) {
  const { t } = useTexts();
  const shown = view.shown.length;
  return (
    <div className={styles.allFundsCount}>
      <p role="status" ref={countRef} tabIndex={-1}>
        {shown === 0 ? (
          <b>{t('funds:no-match')}</b>
        ) : (
          t('funds:funds-found', { count: view.groups.length, classes: t('funds:classes', { count: shown }) })
        )}
      </p>
      {view.isNarrowed ? (
        <Button
          theme="outlined"
          size="small"
          onClick={() => {
            countRef.current?.focus();
            view.showEverything();
          }}
        >
          {t('funds:clear-all')}
        </Button>
      ) : null}
    </div>
  );
});
