import { type InputHTMLAttributes, type ReactNode, type RefObject, useId } from 'react';
import { FilledInput } from './filled-input';
import { joinClasses } from '../join-classes';
import * as styles from './text-field.module.css';

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  /** The class of the whole field, for where it stands. */
  readonly className?: string | undefined;
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** What stands at the end of the field, such as a show button. */
  readonly trailing?: ReactNode;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
};

/** A labelled field with its message beneath, tied together for screen readers. */
export function TextField({ label, error, hint, trailing, inputRef, className, ...input }: TextFieldProps) {
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className={joinClasses(styles.textField, className)} data-testid="text-field">
      <label htmlFor={id}>{label}</label>
      <div
        className={error ? `${styles.textFieldBox} ${styles.textFieldBad}` : styles.textFieldBox}
        data-testid="text-field-box"
      >
        <FilledInput
          id={id}
          {...(inputRef ? { inputRef } : {})}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...input}
        />
        {trailing}
      </div>
      {error ? (
        <p className={styles.textFieldError} data-testid="text-field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p className={styles.textFieldHint} data-testid="text-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
