import type { GroupedField } from './form-group';
import { joinClasses } from '../join-classes';
import * as styles from './select.module.css';

type SelectProps<T extends string> = {
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange?: (value: T) => void;
  /** True where there is nothing to choose yet. */
  readonly isDisabled?: boolean;
  readonly className?: string | undefined;
} & (
  | { readonly label: string; readonly field?: undefined }
  /** Within a group, whose label names it. */
  | { readonly label?: undefined; readonly field: GroupedField }
);

/** The native list box, named for screen readers by itself or by the group that it stands in. */
export function Select<T extends string>({
  label,
  field,
  value,
  options,
  onChange,
  isDisabled,
  className,
}: SelectProps<T>) {
  return (
    <select
      className={joinClasses(styles.select, className)}
      aria-label={label}
      {...field}
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
