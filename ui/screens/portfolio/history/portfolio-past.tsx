import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PortfolioHolding } from '../../../../domain/holdings/portfolio-holding';
import { formatDate } from '../../../../domain/formatting/format-date';
import { needsCutScale } from '../../../../domain/formatting/cut-scale';
import { formatNumber } from '../../../../domain/formatting/format-number';
import { periods } from '../../../../domain/funds/performance/period';
import { minorUnitScale } from '../../../../domain/money/currency';
import { type Decimal, isNegative, isZero, negate, toText } from '../../../../domain/money/decimal';
import { causeLines, gainOfBridge, movedLines } from '../../../../domain/performance/bridge';
import {
  type DatedBridge,
  gainOnPayments,
  leavesMoneyOut,
  type PortfolioReport,
} from '../../../../domain/performance/portfolio-report';
import { destinationAddress } from '../../../../config/destinations';
import { topUpPath } from '../../../../config/named-paths';
import { useConfiguration, useInstance, useViewModel } from '../../../app/injection';
import { useRegionFeatures } from '../../../app/use-region-features';
import { lazyImport } from '../../../app/loading/lazy-component';
import { Async } from '../../../app/loading/async';
import { SegmentedControl } from '../../../components/fields/segmented-control';
import { Amount } from '../../../components/figures/amount';
import { moneyText } from '../../../components/figures/money-text';
import { Money } from '../../../components/figures/money';
import { Fact } from '../../../components/figures/fact';
import { Facts } from '../../../components/figures/facts';
import { Link } from '../../../components/link';
import { usePrinting } from '../../../components/page/use-printing';
import { FinePrint, Note } from '../../../components/notices/note';
import { useTexts } from '../../../i18n/use-texts';
import { useIsPhone } from '../is-phone';
import { LeadingLine } from '../leading-line';
import { BenchmarkChoice } from './benchmark-choice';
import { BenchmarkResult } from './benchmark-result';
import { dealAmountText, dealName } from './deal-name';
import { historyHolding } from './history-holding';
import { HistoryDetails } from './history-details';
import { useTranslated } from '../../../orders/use-translated';
import type { ComparedValues } from '../../../performance/compared-values';
import { LineNotes } from '../../../performance/line-notes';
import { MoneyChange } from '../../../performance/money-change';
import { signedText } from '../../../performance/signed-text';
import { type PartReport, PortfolioHistoryViewModel, type ReportedWorth } from './portfolio-history-view-model';
import { ShownPast } from './shown-past';
import * as styles from './portfolio-past.module.css';

const ValueChart = lazyImport(() => import('../../../performance/value-chart').then((module) => module.ValueChart), {
  when: 'idle',
});

type PortfolioPastProps = {
  readonly currency: string;
  /** The name of the part of the portfolio that is chosen; undefined for all the client's money. */
  readonly part: string | undefined;
  /** The holdings of that part. */
  readonly holdings: readonly PortfolioHolding[];
  /** The place of a line that leads here; null where this is in sight at once. */
  readonly linePlace: HTMLElement | null;
  /** Hears what the client's money here is worth once that is reported, and undefined while it isn't. */
  readonly onWorth: (worth: ReportedWorth | undefined) => void;
};

/** All the client's money here: what it is made of, how much more than was put in, and how that came about; nothing where the server keeps no history [PORT-46, OPEN-27, OPEN-59]. */
export const PortfolioPast = observer(function PortfolioPast(props: PortfolioPastProps) {
  const { currency, part, holdings, linePlace, onWorth } = props;
  const { t } = useTexts();
  const view = useViewModel(PortfolioHistoryViewModel);
  const { reportedWorth } = view;
  useEffect(() => {
    onWorth(reportedWorth);
  }, [onWorth, reportedWorth]);
  useEffect(() => view.leave, [view]);
  useEffect(() => {
    view.show({
      currency,
      part: part === undefined ? undefined : { name: part, holdings: holdings.map(historyHolding) },
    });
  }, [view, currency, part, holdings]);
  useTranslated(view);
  return (
    <Async resource={view.resource} failed={t('history:failed')}>
      {(answered) => (answered?.report.since ? <Report view={view} answered={answered} linePlace={linePlace} /> : null)}
    </Async>
  );
});

type PartProps = Pick<PortfolioPastProps, 'linePlace'> & {
  readonly view: PortfolioHistoryViewModel;
  readonly answered: PartReport;
};

const Report = observer(function Report({ view, answered, linePlace }: PartProps) {
  const { t } = useTexts();
  const section = useRef<HTMLElement>(null);
  const isFolded = useIsPhone();
  const { report } = answered;
  const name = view.nameOf(answered);
  const heading = name ?? t('history:heading');
  const compared = useComparedValues(answered);
  const shownPast = useInstance(ShownPast);
  const benchmark = compared && t('history:same-money', { name: compared.name });
  useEffect(() => shownPast.show({ report, name: heading, benchmark }), [shownPast, report, heading, benchmark]);
  const line = <Line view={view} report={report} compared={compared} />;
  return (
    <section ref={section} tabIndex={-1} className={styles.past} aria-label={heading} data-testid="portfolio-past">
      {linePlace
        ? createPortal(<WorthLine name={name} report={report} onOpen={() => section.current?.focus()} />, linePlace)
        : null}
      {isFolded ? null : line}
      <div className={styles.figures}>
        {name === undefined ? null : <h2 className={styles.part}>{name}</h2>}
        <Worth report={report} />
        <Causes view={view} report={report} />
        <SinceVisit report={report} />
        <BenchmarkResult
          report={report}
          compared={compared}
          onStop={() => {
            view.compareWith(undefined);
          }}
        />
        {isFolded ? <Folded summary={t('history:chart')}>{line}</Folded> : null}
        <div className={styles.foot}>
          <Folded summary={t('history:details')} isOnPaper>
            <HistoryDetails report={report} compared={compared} />
          </Folded>
          <Folded summary={t('history:compare')}>
            <BenchmarkChoice view={view} />
          </Folded>
          {name === undefined ? <Actions report={report} /> : null}
        </div>
      </div>
    </section>
  );
});

/** The values of the benchmark, by its name in the language that is read. */
function useComparedValues({ compared }: PartReport): ComparedValues | undefined {
  const { t } = useTexts();
  if (!compared) return undefined;
  const { benchmark, values } = compared;
  const isFund = benchmark.kind === 'fund';
  const name = isFund ? benchmark.fund.name : t('history:deposit', { rate: toText(benchmark.yearlyPercent) });
  return { name, values };
}

/** The ways to put money in and take it out; of funds only where there are some. */
function Actions({ report: { worth } }: ReportProps) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const { plansAndCash } = useRegionFeatures();
  return (
    <p className={styles.actions} data-testid="portfolio-actions">
      <Link to={destinationAddress('buy', configuration)}>{t('menu:entry.buy')}</Link>
      {isZero(worth.funds) && worth.unvalued === 0 ? null : (
        <Link to={destinationAddress('sell', configuration)}>{t('menu:entry.sell')}</Link>
      )}
      {plansAndCash && configuration.flags.VCA ? <Link to={topUpPath}>{t('cash-account:top-up')}</Link> : null}
    </p>
  );
}

type ReportProps = { readonly report: PortfolioReport };
type FoldedProps = { readonly summary: string; readonly isOnPaper?: boolean; readonly children: ReactNode };

/** A part that is drawn once it is opened; a chart measures its place only then. */
function Folded({ summary, isOnPaper = false, children }: FoldedProps) {
  const [isOpen, open] = useState(false);
  const isPrinted = usePrinting() && isOnPaper;
  return (
    <details
      data-on-paper={isOnPaper ? '' : undefined}
      className={styles.folded}
      onToggle={({ currentTarget }) => {
        open(currentTarget.open);
      }}
    >
      <summary>{summary}</summary>
      {isOpen || isPrinted ? children : null}
    </details>
  );
}

type WorthLineProps = ReportProps & {
  /** The name of the chosen part; undefined for all the client's money. */
  readonly name: string | undefined;
  readonly onOpen: () => void;
};

/** The chosen part, or the whole where it is more than the funds, whose value stands above; and the gain on what was put in: a line that leads to what else is told of them. */
function WorthLine({ name, report, onOpen }: WorthLineProps) {
  const { t } = useTexts();
  const { worth, currency } = report;
  const gain = gainOnPayments(report);
  return (
    <LeadingLine onOpen={onOpen}>
      {name === undefined && otherParts(report).length === 0 ? null : (
        <>
          <span>{name ?? t('history:heading')}</span>
          <b>
            <Amount>{moneyText(currency, worth.total)}</Amount>
          </b>
        </>
      )}
      <span>
        {gain ? (
          <>
            {t('history:gain')} <MoneyChange of={gain} currency={currency} showsCode />
          </>
        ) : (
          t('history:details')
        )}
      </span>
    </LeadingLine>
  );
}

/** Returns the parts of the client's money here that are in no fund. */
const otherParts = ({ worth }: PortfolioReport) =>
  (
    [
      ['cash', worth.cash],
      ['in-transit', worth.inTransit],
    ] as const
  ).filter(([, value]) => !isZero(value));

/** The whole and its parts beside the funds, whose value stands above, and what was put in. */
function Worth({ report }: ReportProps) {
  const { worth, currency, points, latest } = report;
  const { t, language } = useTexts();
  const configuration = useConfiguration();
  const precision = minorUnitScale(currency);
  const amount = (value: Decimal) => <Money of={currency}>{formatNumber(value, { precision })}</Money>;
  const putIn = points.at(-1)?.putIn;
  const gain = gainOnPayments(report);
  const others = otherParts(report);
  return (
    <>
      <Facts className={styles.facts}>
        {others.length === 0 ? null : <Fact label={t('history:heading')}>{amount(worth.total)}</Fact>}
        {others.map(([part, value]) => (
          <Fact key={part} label={t(`history:${part}`)}>
            {amount(value)}
          </Fact>
        ))}
        {worth.openOrders > 0 ? (
          <Fact label={t('history:open-orders')}>
            <Link to={destinationAddress('orderStatus', configuration)}>{worth.openOrders}</Link>
          </Fact>
        ) : null}
        {putIn ? <Fact label={t('history:put-in')}>{amount(putIn)}</Fact> : null}
        {gain ? (
          <Fact label={t('history:gain')}>
            <MoneyChange of={gain} currency={currency} showsCode />
          </Fact>
        ) : null}
        {latest ? (
          <Fact label={t('history:day-change', { date: formatDate(latest.first, language) })}>
            <MoneyChange of={gainOfBridge(latest)} currency={currency} showsCode />
          </Fact>
        ) : null}
      </Facts>
      {worth.unvalued > 0 ? <Note>{t('history:unvalued', { count: worth.unvalued })}</Note> : null}
      {leavesMoneyOut(report) ? <Note>{t('history:money-left-out')}</Note> : null}
    </>
  );
}

type PeriodProps = ReportProps & { readonly view: PortfolioHistoryViewModel };

/** The gain of the period by cause, in a line. */
const Causes = observer(function Causes({ view, report: { bridge, currency } }: PeriodProps) {
  const { t } = useTexts();
  if (!bridge) return <Note>{t('history:bridge-unknown')}</Note>;
  return <GainByCause title={t(`funds:preview.period-${view.period}`)} bridge={bridge} currency={currency} />;
});

/** The gain since the client was last here, by cause, with the client's own payments and orders; nothing where nothing happened. */
function SinceVisit({ report: { sinceVisit, dealsSinceVisit, currency } }: ReportProps) {
  const { t, language } = useTexts();
  if (!sinceVisit) return null;
  const precision = minorUnitScale(currency);
  const moved = movesOf(sinceVisit, precision);
  const deals = dealsSinceVisit.length;
  if (causesOf(sinceVisit).length === 0 && moved.length === 0 && deals === 0) return null;
  const date = formatDate(sinceVisit.first, language);
  return (
    <GainByCause title={t('history:since-visit', { date })} bridge={sinceVisit} currency={currency}>
      {moved.map(([part, text]) => (
        <span key={part}>
          {t(`history:${part}`)} <Amount>{text}</Amount>
        </span>
      ))}
      {dealsSinceVisit.slice(0, dealsInLine).map((deal) => (
        <span key={[deal.orderId, deal.date, deal.fund.code].join('|')}>
          {dealName(t, deal)} <Amount>{dealAmountText(deal, precision)}</Amount>
        </span>
      ))}
      {deals > dealsInLine ? <span>{t('history:more-orders')}</span> : null}
    </GainByCause>
  );
}

type GainByCauseProps = {
  readonly title: string;
  readonly bridge: DatedBridge;
  readonly currency: string;
  readonly children?: ReactNode;
};

function GainByCause({ title, bridge, currency, children }: GainByCauseProps) {
  const { t } = useTexts();
  return (
    <p className={styles.causes}>
      <span>
        {title}{' '}
        <b>
          <MoneyChange of={gainOfBridge(bridge)} currency={currency} showsCode />
        </b>
      </span>
      {causesOf(bridge).map(([cause, value]) => (
        <span key={cause}>
          {t(`history:${cause}`)} <MoneyChange of={value} currency={currency} />
        </span>
      ))}
      {children}
    </p>
  );
}

/** Of more orders the details tell. */
const dealsInLine = 2;

/** Returns the payments of a bridge in either direction, which their names say, and what came or went with funds that have no price. */
const movesOf = (bridge: DatedBridge, precision: number) =>
  movedLines(bridge).flatMap(([part, value]) =>
    isZero(value)
      ? []
      : [
          [
            part,
            part === 'unexplained'
              ? signedText(value, precision)
              : formatNumber(isNegative(value) ? negate(value) : value, { precision }),
          ] as const,
        ],
  );

/** Returns the causes that gained or cost anything. */
const causesOf = (bridge: DatedBridge) => causeLines(bridge).filter(([, value]) => !isZero(value));

type LineProps = PeriodProps & { readonly compared: ComparedValues | undefined };

/** The line of the value over the money put in. */
const Line = observer(function Line({ view, report, compared }: LineProps) {
  const { t } = useTexts();
  const { points, payments, currency } = report;
  const drawn = [...points.flatMap(({ value, putIn }) => [value, putIn]), ...(compared?.values ?? [])];
  const isCut = needsCutScale(drawn.filter((figure) => figure !== undefined));
  return (
    <div className={styles.line}>
      <SegmentedControl
        className={styles.periods}
        legend={t('history:period')}
        options={periods.map((period) => ({ value: period, label: t(`history:short-${period}`) }))}
        value={view.period}
        onChange={view.choosePeriod}
      />
      <ValueChart points={points} payments={payments} currency={currency} isCut={isCut} compared={compared} />
      {isCut ? <FinePrint>{t('history:cut')}</FinePrint> : null}
      <LineNotes points={points} />
    </div>
  );
});
