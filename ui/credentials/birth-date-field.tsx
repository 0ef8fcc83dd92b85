import { observer } from 'mobx-react-lite';
import { Fragment, useId } from 'react';
import type { Language } from '../../domain/language';
import { type BirthDatePart, type BirthDateProblem, partOfProblem } from '../../domain/typing/typed-birth-date';
import { FieldError, FieldHint } from '../components/fields/form-group';
import { TextField } from '../components/fields/text-field';
import { useTexts } from '../i18n/use-texts';
import type { BirthDateEntry } from './birth-date-entry';
import * as styles from './birth-date-field.module.css';

const orders: Readonly<Record<Language, readonly BirthDatePart[]>> = {
  en_US: ['day', 'month', 'year'],
  zh_HK: ['year', 'month', 'day'],
  zh_TW: ['year', 'month', 'day'],
};

type BirthDateFieldProps = {
  readonly entry: BirthDateEntry;
  /** The form's words for a date that is missing, not past, or refused by the server. */
  readonly error: string | undefined;
  readonly readOnly?: boolean;
};

/**
 * A date of birth in three fields, in the order of the language; in Taiwan it says how a year of the Republic of China
 * is understood [RESET-23, OPEN-85].
 */
export const BirthDateField = observer(function BirthDateField({ entry, error, readOnly }: BirthDateFieldProps) {
  const { t, language } = useTexts();
  const id = useId();
  const { problems, takesRocYears, rocYear } = entry;
  const words = (problem: BirthDateProblem): string =>
    problem === 'year-invalid' && takesRocYears
      ? t('credentials:birth-date.year-invalid-roc')
      : t(`credentials:birth-date.${problem}`);
  const isOfParts = problems.length > 0 && !entry.isMissing;
  const inOrder = orders[language].flatMap((part) => problems.filter((problem) => partOfProblem(problem) === part));
  const errors = isOfParts ? inOrder.map(words) : error ? [error] : [];
  const isWrong = (part: BirthDatePart): boolean => errors.length > 0 && (!isOfParts || entry.isWrong(part));
  return (
    <fieldset
      className={styles.birthDate}
      data-testid="birth-date"
      aria-describedby={errors.length > 0 ? `${id}-error ${id}-hint` : `${id}-hint`}
    >
      <legend>{t('credentials:birth-date.legend')}</legend>
      <FieldHint className={styles.birthDateHint} id={`${id}-hint`}>
        {t(takesRocYears ? 'credentials:birth-date.hint-roc' : 'credentials:birth-date.hint')}
      </FieldHint>
      <div className={styles.birthDateParts}>
        {orders[language].map((part) => (
          <TextField
            key={part}
            className={styles.birthDatePart}
            label={t(`credentials:birth-date.${part}`)}
            name={`birthDate-${part}`}
            autoComplete={`bday-${part}`}
            inputMode="numeric"
            aria-invalid={isWrong(part) ? true : undefined}
            aria-describedby={isWrong(part) ? `${id}-error` : undefined}
            readOnly={readOnly}
            value={entry.typed[part]}
            onChange={(event) => {
              entry.write(part, event.target.value);
            }}
            onBlur={() => {
              entry.leave(part);
            }}
          />
        ))}
      </div>
      <p className={styles.birthDateUnderstood} role="status">
        {rocYear ? t('credentials:birth-date.understood', { roc: rocYear.roc, western: rocYear.western }) : ''}
      </p>
      {errors.length > 0 ? (
        <FieldError id={`${id}-error`}>
          {errors.map((text, place) => (
            <Fragment key={text}>
              {place > 0 ? <br /> : null}
              <span>{text}</span>
            </Fragment>
          ))}
        </FieldError>
      ) : null}
    </fieldset>
  );
});
