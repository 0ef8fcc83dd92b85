import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { PortfolioTotals } from '../../../application/ports/holdings';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatExact } from '../../../domain/formatting/format-exact';
import { formatNumber, formatPercentFigure } from '../../../domain/formatting/format-number';
import {
  type ExplainedFigure,
  explainFigure,
  type Explanation,
  type Term,
} from '../../../domain/holdings/explain-figure';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { useInstance } from '../../app/injection';
import { Amount } from '../../components/amount';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { LanguageStore } from '../../stores/language-store';

/** A figure that the client asks about, and whose. */
export type Asked = { readonly holding: PortfolioHolding; readonly figure: ExplainedFigure };

type FigureExplanationProps = {
  readonly asked: Asked;
  readonly totals: PortfolioTotals;
  readonly onClose: () => void;
};

/** What a figure is made of, and what its own parts are made of. */
const chapters: Readonly<Record<ExplainedFigure, readonly ExplainedFigure[]>> = {
  'market-value': ['market-value'],
  cost: ['cost'],
  profit: ['profit', 'market-value', 'cost'],
  return: ['return', 'return-with-dividend'],
  'return-with-dividend': ['return-with-dividend'],
  share: ['share', 'market-value'],
};

/** How a figure came about, with the client's own numbers [HOLD-17..24]. */
export function FigureExplanation({ asked: { holding, figure }, totals, onClose }: FigureExplanationProps) {
  const { t } = useTranslation();
  const total = { value: totals.marketValue, currency: totals.currency };
  const explanations = chapters[figure].flatMap((chapter) => explainFigure(holding, chapter, total) ?? []);
  return (
    <Dialog title={t('explain.title', { figure: t(figureWords[figure]) })} onClose={onClose}>
      <p className="explanation-fund">{holding.fund.name}</p>
      {explanations.length === 0 ? <p>{t('explain.nothing')}</p> : null}
      {explanations.map((explanation) => (
        <Reckoning key={explanation.figure} explanation={explanation} holding={holding} />
      ))}
      {explanations.some(({ terms }) => terms.some(({ name }) => name === 'exchange-rate')) ? (
        <p className="explanation-note">{t('explain.rate-note')}</p>
      ) : null}
      <div className="dialog-actions">
        <Button theme="outlined" data-first-focus onClick={onClose}>
          {t('api.modal-cta-close')}
        </Button>
      </div>
    </Dialog>
  );
}

type ReckoningProps = { readonly explanation: Explanation; readonly holding: PortfolioHolding };

function Reckoning({ explanation, holding }: ReckoningProps) {
  const { t } = useTranslation();
  const { figure, terms, agrees } = explanation;
  const [first, second] = terms;
  // (NAV - average unit cost) / average unit cost: the last number is in the sum twice.
  const lines = figure === 'return' && first && second ? [first, second, second] : terms;
  return (
    <div className="reckoning">
      <dl>
        {lines.map((term, place) => (
          <Fragment key={place}>
            <TermLine term={term} sign={signs[figure][place] ?? ''} holding={holding} />
          </Fragment>
        ))}
        <dt className="reckoning-result">
          <span aria-hidden="true">=</span>
          {t(figureWords[figure])}
        </dt>
        <dd className="reckoning-result">
          <Result explanation={explanation} holding={holding} />
        </dd>
      </dl>
      {agrees ? null : <p>{t('explain.differs')}</p>}
    </div>
  );
}

function TermLine({
  term,
  sign,
  holding,
}: {
  readonly term: Term;
  readonly sign: string;
  readonly holding: PortfolioHolding;
}) {
  const { t } = useTranslation();
  const { language } = useInstance(LanguageStore);
  const { name, value, currency, date } = term;
  const text = formatExact(value, leastPlaces(term, holding));
  return (
    <>
      <dt>
        <span aria-hidden="true">{sign}</span>
        {t(termWords[name])}
        {date ? <small>{formatDate(date, language)}</small> : null}
      </dt>
      <dd>
        {currency ? <small>{currency}</small> : null}
        {name === 'nav' || name === 'exchange-rate' ? text : <Amount>{text}</Amount>}
      </dd>
    </>
  );
}

function Result({ explanation: { figure, result, currency }, holding }: ReckoningProps) {
  if (currency === undefined) return formatPercentFigure(result, figure === 'share' ? 1 : 2);
  return (
    <>
      <small>{currency}</small>
      <Amount>{formatNumber(result, { precision: holding.line.precision })}</Amount>
    </>
  );
}

/** What stands before each number of a sum. */
const signs: Readonly<Record<ExplainedFigure, readonly string[]>> = {
  'market-value': ['', '×', '×'],
  cost: ['', '×', '×'],
  profit: ['', '−'],
  return: ['', '−', '÷'],
  'return-with-dividend': ['', '+', '÷'],
  share: ['', '÷'],
};

const figureWords = {
  'market-value': 'portfolio.value',
  cost: 'portfolio.cost',
  profit: 'portfolio.profit-loss',
  return: 'portfolio.return-rate',
  'return-with-dividend': 'portfolio.return-with-dividend',
  share: 'portfolio.share',
} as const satisfies Record<ExplainedFigure, string>;

const termWords = {
  units: 'portfolio.units',
  nav: 'portfolio.nav',
  'average-cost': 'portfolio.average-cost',
  'exchange-rate': 'explain.exchange-rate',
  'market-value': 'portfolio.value',
  cost: 'portfolio.cost',
  profit: 'portfolio.profit-loss',
  dividend: 'explain.dividend',
  total: 'portfolio.heading',
} as const satisfies Record<Term['name'], string>;

function leastPlaces({ name }: Term, holding: PortfolioHolding): number {
  if (name === 'units') return holding.unitsPrecision;
  if (name === 'nav') return holding.fund.navPrecision;
  if (name === 'average-cost') return holding.averageUnitCostPrecision;
  return name === 'exchange-rate' ? 0 : holding.line.precision;
}
