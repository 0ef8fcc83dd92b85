import { joinClasses } from '../join-classes';
import * as styles from './select.module.css';

type SelectProps<T extends string> = {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange?: (value: T) => void;
  /** The id of what says what is wrong with it. */
  readonly errorId?: string | undefined;
  /** True where there is nothing to choose yet. */
  readonly isDisabled?: boolean;
  readonly className?: string | undefined;
};

/** The native list box, named for screen readers. */
export function Select<T extends string>({
  label,
  value,
  options,
  onChange,
  errorId,
  isDisabled,
  className,
}: SelectProps<T>) {
  return (
    <select
      className={joinClasses(styles.select, className)}
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      value={value}
      disabled={isDisabled}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen) onChange?.(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
