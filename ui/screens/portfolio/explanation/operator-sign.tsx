import { useTexts } from '../../../i18n/use-texts';
import { type Operator, operatorLabels } from './calculation-labels';
import * as styles from './figure-explanation.module.css';

/** A sign for the eye and its word for the ear; before the first number an empty place. */
export function OperatorSign({ sign }: { readonly sign: Operator | undefined }) {
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
