import { useEffect, useId, useRef } from 'react';
import { joinClasses } from '../join-classes';
import * as styles from './segmented-control.module.css';

type SegmentedControlProps<T extends string> = {
  readonly legend: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly className?: string | undefined;
};

/** One choice out of a few, side by side: native radio buttons, so arrow keys work. */
export function SegmentedControl<T extends string>({
  legend,
  options,
  value,
  onChange,
  className,
}: SegmentedControlProps<T>) {
  const name = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  // Where there is no room for all of them, the chosen one is in sight.
  useEffect(() => {
    const chosen = field.current?.querySelector<HTMLElement>('label:has(:checked)');
    if (field.current && chosen) field.current.scrollLeft = middleOf(chosen) - field.current.clientWidth / 2;
  }, [value]);
  return (
    <fieldset className={joinClasses(styles.segmented, className)} data-testid="segmented" ref={field}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const middleOf = ({ offsetLeft, offsetWidth }: HTMLElement): number => offsetLeft + offsetWidth / 2;
