import { useState } from 'react';
import type { PortfolioTotals } from '../../../../application/ports/holdings/holdings';
import { formatDate } from '../../../../domain/formatting/format-date';
import { formatExact } from '../../../../domain/formatting/format-exact';
import { formatNumber } from '../../../../domain/formatting/format-number';
import type { ExplainedFigure, Explanation } from '../../../../domain/holdings/figures/explain-figure';
import {
  explainSum,
  type SumExplanation,
  type SumLine,
  type SummedHoldings,
  type SumRate,
} from '../../../../domain/holdings/figures/explain-sum';
import type { Decimal } from '../../../../domain/money/decimal';
import { Button } from '../../../components/button';
import { Amount } from '../../../components/figures/amount';
import { Money } from '../../../components/figures/money';
import { useTexts } from '../../../i18n/use-texts';
import { Calculation } from './calculation';
import { figureLabels, signedTerms } from './calculation-labels';
import { isOwnNumber, placesOfHolding, termText } from './calculation-places';
import { RateNote } from './rate-note';
import { OperatorSign } from './operator-sign';
import * as styles from './figure-explanation.module.css';

type ExplainedSumProps = {
  readonly sums: SummedHoldings;
  /** The name of the group or of the whole. */
  readonly name: string;
  readonly figure: ExplainedFigure;
  readonly totals: PortfolioTotals;
};

/** Explains a figure of a group or of the whole by the lines that it is the sum of, and by the exchange rates [PORT-01, HOLD-17..24]. */
export function ExplainedSum({ sums, name, figure, totals }: ExplainedSumProps) {
  const { t } = useTexts();
  const { precision: amount } = totals;
  const explained = explainSum(sums, figure, { value: totals.marketValue, currency: totals.currency });
  return (
    <>
      <p className={styles.explanationFund}>{name}</p>
      {explained ? (
        <>
          {explained.formula ? (
            <Calculation explanation={explained.formula} places={{ units: 0, nav: 0, 'average-cost': 0, amount }} />
          ) : null}
          <SumLines explained={explained} precision={amount} />
          <SumRates rates={explained.rates} />
        </>
      ) : (
        <p>{t('explanation:nothing')}</p>
      )}
    </>
  );
}

/** The number of lines that are shown until all are asked for. */
const firstLines = 50;

type SumLinesProps = { readonly explained: SumExplanation; readonly precision: number };

function SumLines({ explained, precision }: SumLinesProps) {
  const { t } = useTexts();
  const [isWhole, showWhole] = useState(false);
  const { summed, lines, result, currency, withoutValue, agrees } = explained;
  const shown = isWhole ? lines : lines.slice(0, firstLines);
  const money = (value: Decimal) => <Money of={currency}>{formatNumber(value, { precision })}</Money>;
  const figure = t(figureLabels[summed]);
  return (
    <div className={styles.calculation}>
      <table className={styles.sumLines} data-testid="sum-lines">
        <caption>{t('explanation:lines', { figure })}</caption>
        <tbody>
          {shown.map((line) => (
            <tr key={line.holding.id}>
              <th scope="row">
                {line.holding.fund.name}
                <LineNumbers line={line} />
              </th>
              <td>{money(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <OperatorSign sign="=" />
              {figure}
            </th>
            <td data-testid="sum-result">{money(result)}</td>
          </tr>
        </tfoot>
      </table>
      {shown.length < lines.length ? (
        <Button
          theme="outlined"
          size="small"
          onClick={() => {
            showWhole(true);
          }}
        >
          {t('explanation:all-lines', { count: lines.length })}
        </Button>
      ) : null}
      {withoutValue > 0 ? <p>{t('portfolio:without-value', { count: withoutValue })}</p> : null}
      {agrees ? null : <p>{t('explanation:differs')}</p>}
    </div>
  );
}

/** The numbers that a line comes from, and what is missing for them. */
function LineNumbers({ line: { holding, explanation } }: { readonly line: SumLine }) {
  const { t, language } = useTexts();
  const priceDate = explanation?.terms.find(({ date, name }) => date && name === 'nav')?.date;
  return (
    <small>
      {holding.fund.code}
      {priceDate ? ` · ${t('portfolio:nav-date')} ${formatDate(priceDate, language)}` : ''}
      {explanation ? (
        <>
          <br />
          <Terms explanation={explanation} holding={holding} />
        </>
      ) : null}
    </small>
  );
}

type TermsProps = { readonly explanation: Explanation } & Pick<SumLine, 'holding'>;

const Terms = ({ explanation, holding }: TermsProps) =>
  signedTerms(explanation).map(({ term, sign }, place) => {
    const text = termText(term, { ...placesOfHolding(holding), amount: holding.precision });
    return (
      <span key={place}>
        {sign ? <OperatorSign sign={sign} /> : null}
        {term.currency ? `${term.currency} ` : ''}
        {isOwnNumber(term) ? <Amount>{text}</Amount> : text}{' '}
      </span>
    );
  });

/** The exchange rates of a sum, each with its day, and where they come from. */
function SumRates({ rates }: { readonly rates: readonly SumRate[] }) {
  const { t, language } = useTexts();
  if (rates.length === 0) return null;
  return (
    <div className={styles.calculation} data-testid="sum-rates">
      <dl>
        {rates.map(({ from, to, rate, date }) => (
          <div key={from} className={styles.sumRate}>
            <dt>
              {t('explanation:exchange-rate')}
              {date ? <small>{formatDate(date, language)}</small> : null}
            </dt>
            <dd>
              1 {from} = {formatExact(rate, 0)} {to}
            </dd>
          </div>
        ))}
      </dl>
      <RateNote dates={rates.map(({ date }) => date)} />
    </div>
  );
}
