import type { InputHTMLAttributes, ReactNode, RefObject } from 'react';
import { FilledInput } from './filled-input';
import { FormGroup } from './form-group';
import * as styles from './text-field.module.css';

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  /** The class of the whole field, for where it stands. */
  readonly className?: string | undefined;
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** The content at the end of the field, such as a show button. */
  readonly trailing?: ReactNode;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
};

/** A labelled field with its message beneath, tied together for screen readers. */
export function TextField({ label, error, hint, trailing, inputRef, className, ...input }: TextFieldProps) {
  return (
    <FormGroup label={label} error={error} hint={hint} className={className}>
      {(field) => (
        <div
          className={error ? `${styles.textFieldBox} ${styles.textFieldBad}` : styles.textFieldBox}
          data-testid="text-field-box"
        >
          <FilledInput {...field} {...(inputRef ? { inputRef } : {})} {...input} />
          {trailing}
        </div>
      )}
    </FormGroup>
  );
}
