import type { PlanFrequency } from '../../../domain/regular-plans/plan-frequency';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../button';
import { FormGroup } from './form-group';
import { Select } from './select';
import { usePlanDaysText } from './plan-days-text';
import * as styles from './plan-day-choice.module.css';

type PlanDayChoiceProps = {
  /** The purpose of the days; buying by default. */
  readonly label?: string;
  /** The plan's frequency; monthly by default. */
  readonly frequency?: PlanFrequency;
  /** The days to choose from. */
  readonly days: readonly number[];
  readonly chosen: readonly number[];
  readonly most: number;
  readonly error?: string | undefined;
  readonly onToggle: (day: number) => void;
  /** Days that are chosen together at once, and how. */
  readonly usual?: readonly number[];
  readonly onChooseUsual?: () => void;
};

/**
 * The days of the month of a plan: one from a list or, where a plan may have several, each of them on or off as on a
 * calendar's page [RSP-02].
 */
export function PlanDayChoice({
  label,
  frequency,
  days,
  chosen,
  most,
  error,
  onToggle,
  usual = [],
  onChooseUsual,
}: PlanDayChoiceProps) {
  const { t } = useTexts();
  const textOf = usePlanDaysText();
  if (most === 1)
    return (
      <FormGroup label={label ?? t('plans:day')} isLabelQuiet>
        {(field) => (
          <Select
            field={field}
            value={String(chosen[0] ?? '')}
            options={days.map((day) => ({ value: String(day), label: textOf([day], frequency) }))}
            onChange={(day) => onToggle(Number(day))}
          />
        )}
      </FormGroup>
    );
  const isFull = chosen.length >= most;
  return (
    <fieldset className={styles.planDayChoice} data-testid="plan-day-choice">
      <legend>
        {label ?? t('plans:days')} <small>{t('plans:days-hint', { most })}</small>
      </legend>
      <div>
        {days.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              checked={chosen.includes(day)}
              disabled={isFull && !chosen.includes(day)}
              aria-label={textOf([day], frequency)}
              aria-invalid={error ? true : undefined}
              onChange={() => onToggle(day)}
            />
            <span aria-hidden="true">{day}</span>
          </label>
        ))}
      </div>
      {usual.length > 1 && onChooseUsual ? (
        <Button className={styles.planDayUsual} theme="outlined" size="small" onClick={onChooseUsual}>
          {t('plans:days-usual', { number: usual.length, days: usual.join(t('plans:day-join')) })}
        </Button>
      ) : null}
      {error ? (
        <p className={styles.planDayError} data-testid="plan-day-error">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
