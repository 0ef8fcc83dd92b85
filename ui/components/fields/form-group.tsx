import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from '../join-classes';
import * as styles from './form-group.module.css';

/** The ids that a field takes from its group, so that a screen reader says its label, error and hint with it. */
export type GroupedField = {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

type FormGroupProps = Omit<ComponentProps<'div'>, 'children'> & {
  readonly label: ReactNode;
  /** True where the label stands back behind its field, as on a card. */
  readonly isLabelQuiet?: boolean;
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  readonly children: (field: GroupedField) => ReactNode;
};

/** A field with its label above and what is wrong with it, or helps, beneath. */
export function FormGroup({ label, isLabelQuiet = false, error, hint, className, children, ...rest }: FormGroupProps) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div
      className={joinClasses(styles.formGroup, isLabelQuiet && styles.formGroupQuiet, className)}
      data-testid="text-field"
      {...rest}
    >
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hint ? <FieldHint id={hintId}>{hint}</FieldHint> : null}
    </div>
  );
}

/** Says what is wrong with a field or with a group of fields; a screen reader hears it at once. */
export const FieldError = ({ className, ...rest }: ComponentProps<'p'>) => (
  <p className={joinClasses(styles.fieldError, className)} data-testid="text-field-error" role="alert" {...rest} />
);

/** Says what a field takes. */
export const FieldHint = ({ className, ...rest }: ComponentProps<'p'>) => (
  <p className={joinClasses(styles.fieldHint, className)} data-testid="text-field-hint" {...rest} />
);
