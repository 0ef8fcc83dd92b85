import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { isComposing } from './is-composing';
import { TextField } from './text-field';
import * as styles from './combobox.module.css';

type ComboboxProps<T> = {
  readonly label: string;
  readonly hint?: string;
  readonly className?: string | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onType: (text: string) => void;
  /** Hears that somebody is about to type. */
  readonly onFocus?: () => void;
  readonly options: readonly T[];
  /** The name of the list of options, for screen readers. */
  readonly optionsLabel: string;
  readonly keyOf: (option: T) => string;
  readonly render: (option: T) => ReactNode;
  readonly isDisabled?: (option: T) => boolean;
  /** The place of the option that the arrow keys stand on; -1 for the field itself. */
  readonly active: number;
  readonly onStep: (by: 1 | -1) => void;
  readonly onChoose: (option: T) => void;
  /** Hears of Enter while no option is active. */
  readonly onEnter: () => void;
  readonly onClear: () => void;
  /** The state of the search, between the field and its options. */
  readonly children?: ReactNode;
};

/**
 * A field whose options the arrow keys walk through: the combobox of the ARIA practices, so that screen readers tell
 * which option is active.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { label, hint, className, inputRef, value, onType, onFocus, options, active, children } = props;
  const list = useId();
  const isOpen = options.length > 0;
  return (
    <div className={className} role="search" aria-label={label}>
      <TextField
        label={label}
        hint={hint}
        type="search"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active in options ? optionId(list, active) : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        {...(inputRef ? { inputRef } : {})}
        value={value}
        onFocus={onFocus}
        onChange={(event) => {
          onType(event.target.value);
        }}
        onKeyDown={(event) => {
          press(event, props);
        }}
      />
      {children}
      {isOpen ? <Options list={list} {...props} /> : null}
    </div>
  );
}

function press<T>(event: KeyboardEvent, props: ComboboxProps<T>): void {
  if (isComposing(event.nativeEvent)) return;
  const option = props.options[props.active];
  if (event.key === 'Escape') props.onClear();
  else if (event.key === 'Enter' && option === undefined) props.onEnter();
  else if (event.key === 'Enter' && option !== undefined) chooseOption(option, props);
  else if (event.key === 'ArrowDown') props.onStep(1);
  else if (event.key === 'ArrowUp') props.onStep(-1);
  else return;
  event.preventDefault();
}

function chooseOption<T>(option: T, { isDisabled, onChoose }: ComboboxProps<T>): void {
  if (isDisabled?.(option) !== true) onChoose(option);
}

const optionId = (list: string, place: number): string => `${list}-${String(place)}`;

function Options<T>(props: ComboboxProps<T> & { readonly list: string }) {
  const { list, options, optionsLabel, keyOf, render, isDisabled, active } = props;
  return (
    // Browsers make a list that scrolls a stop of the Tab key; this one is walked from the field.
    <div className={styles.comboboxOptions} role="listbox" id={list} tabIndex={-1} aria-label={optionsLabel}>
      {options.map((option, place) => (
        <Option
          key={keyOf(option)}
          id={optionId(list, place)}
          isActive={place === active}
          isDisabled={isDisabled?.(option) === true}
          onChoose={() => {
            chooseOption(option, props);
          }}
        >
          {render(option)}
        </Option>
      ))}
    </div>
  );
}

type OptionProps = {
  readonly id: string;
  readonly isActive: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
};

function Option({ id, isActive, isDisabled, onChoose, children }: OptionProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  // The keyboard stays in the field, as a combobox has it; this is for fingers and mice.
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- a combobox keeps the focus in its field, which has the keys
    <div
      ref={line}
      className={styles.comboboxOption}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={isDisabled || undefined}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
