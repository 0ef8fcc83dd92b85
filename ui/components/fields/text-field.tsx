import { type InputHTMLAttributes, type ReactNode, type RefObject, useId } from 'react';
import { FilledInput } from './filled-input';
import './text-field.css';

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** What stands at the end of the field, such as a show button. */
  readonly trailing?: ReactNode;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
};

/** A labelled field with its message beneath, tied together for screen readers. */
export function TextField({ label, error, hint, trailing, inputRef, ...input }: TextFieldProps) {
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <div className={error ? 'text-field-box text-field-bad' : 'text-field-box'}>
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
        <p className="text-field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p className="text-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
