import { Fragment } from 'react';
import { formatDate } from '../../../../domain/formatting/format-date';
import { formatExact } from '../../../../domain/formatting/format-exact';
import { formatNumber, formatPercentFigure } from '../../../../domain/formatting/format-number';
import type { Explanation, Term } from '../../../../domain/holdings/figures/explain-figure';
import type { PortfolioHolding } from '../../../../domain/holdings/portfolio-holding';
import { Amount } from '../../../components/figures/amount';
import { useTexts } from '../../../i18n/use-texts';
import { figureLabels, type Operator, operators, operatorLabels, termLabels } from './calculation-labels';
import * as styles from './figure-explanation.module.css';

type CalculationProps = { readonly explanation: Explanation; readonly holding: PortfolioHolding };

/** The sum behind one figure, number by number, and whether it comes to what is shown. */
export function Calculation({ explanation, holding }: CalculationProps) {
  const { t } = useTexts();
  const { figure, terms, agrees } = explanation;
  const [first, second] = terms;
  // (NAV - average unit cost) / average unit cost: the last number is in the sum twice.
  const lines = figure === 'return' && first && second ? [first, second, second] : terms;
  return (
    <div className={styles.calculation} data-testid="calculation">
      <dl>
        {lines.map((term, place) => (
          <Fragment key={place}>
            <TermLine term={term} sign={operators[figure][place]} holding={holding} />
          </Fragment>
        ))}
        <dt className={styles.calculationResult}>
          <OperatorSign sign="=" />
          {t(figureLabels[figure])}
        </dt>
        <dd className={styles.calculationResult} data-testid="calculation-result">
          <Result explanation={explanation} holding={holding} />
        </dd>
      </dl>
      {agrees ? null : <p>{t('explanation:differs')}</p>}
    </div>
  );
}

function TermLine({
  term,
  sign,
  holding,
}: {
  readonly term: Term;
  readonly sign: Operator | undefined;
  readonly holding: PortfolioHolding;
}) {
  const { t, language } = useTexts();
  const { name, value, currency, date } = term;
  const text = formatExact(value, leastPlaces(term, holding));
  return (
    <>
      <dt>
        <OperatorSign sign={sign} />
        {t(termLabels[name])}
        {date ? <small>{formatDate(date, language)}</small> : null}
      </dt>
      <dd>
        {currency ? <small>{currency}</small> : null}
        {name === 'nav' || name === 'exchange-rate' ? text : <Amount>{text}</Amount>}
      </dd>
    </>
  );
}

/** A sign for the eye and its word for the ear; before the first number an empty place. */
function OperatorSign({ sign }: { readonly sign: Operator | undefined }) {
  const { t } = useTexts();
  return (
    <>
      <span className={styles.calculationSign} aria-hidden="true">
        {sign}
      </span>
      {sign ? <span className="visually-hidden">{t(operatorLabels[sign])} </span> : null}
    </>
  );
}

function Result({ explanation: { figure, result, currency }, holding }: CalculationProps) {
  if (currency === undefined) return formatPercentFigure(result, figure === 'share' ? 1 : 2);
  return (
    <>
      <small>{currency}</small>
      <Amount>{formatNumber(result, { precision: holding.line.precision })}</Amount>
    </>
  );
}

function leastPlaces({ name }: Term, holding: PortfolioHolding): number {
  if (name === 'units') return holding.unitsPrecision;
  if (name === 'nav') return holding.fund.navPrecision;
  if (name === 'average-cost') return holding.averageUnitCostPrecision;
  return name === 'exchange-rate' ? 0 : holding.line.precision;
}
