import { formatDate } from '../../../../domain/formatting/format-date';
import { formatNumber, formatPercentFigure } from '../../../../domain/formatting/format-number';
import type { Explanation } from '../../../../domain/holdings/figures/explain-figure';
import { Amount } from '../../../components/figures/amount';
import { useTexts } from '../../../i18n/use-texts';
import { figureLabels, termLabels, type SignedTerm, signedTerms } from './calculation-labels';
import { type CalculationPlaces, isOwnNumber, termText } from './calculation-places';
import { OperatorSign } from './operator-sign';
import * as styles from './figure-explanation.module.css';

type CalculationProps = { readonly explanation: Explanation; readonly places: CalculationPlaces };

/** The sum behind one figure, number by number, and whether it comes to what is shown. */
export function Calculation({ explanation, places }: CalculationProps) {
  const { t } = useTexts();
  const { figure, agrees } = explanation;
  return (
    <div className={styles.calculation} data-testid="calculation">
      <dl>
        {signedTerms(explanation).map((signed, place) => (
          <TermLine key={place} signed={signed} places={places} />
        ))}
        <dt className={styles.calculationResult}>
          <OperatorSign sign="=" />
          {t(figureLabels[figure])}
        </dt>
        <dd className={styles.calculationResult} data-testid="calculation-result">
          <Result explanation={explanation} places={places} />
        </dd>
      </dl>
      {agrees ? null : <p>{t('explanation:differs')}</p>}
    </div>
  );
}

type TermLineProps = { readonly signed: SignedTerm; readonly places: CalculationPlaces };

function TermLine({ signed: { term, sign }, places }: TermLineProps) {
  const { t, language } = useTexts();
  const text = termText(term, places);
  return (
    <>
      <dt>
        <OperatorSign sign={sign} />
        {t(termLabels[term.name])}
        {term.date ? <small>{formatDate(term.date, language)}</small> : null}
      </dt>
      <dd>
        {term.currency ? <small>{term.currency}</small> : null}
        {isOwnNumber(term) ? <Amount>{text}</Amount> : text}
      </dd>
    </>
  );
}

function Result({ explanation: { figure, result, currency }, places }: CalculationProps) {
  if (currency === undefined) return formatPercentFigure(result, figure === 'share' ? 1 : 2);
  return (
    <>
      <small>{currency}</small>
      <Amount>{formatNumber(result, { precision: places.amount })}</Amount>
    </>
  );
}
