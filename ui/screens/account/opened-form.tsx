import { type ReactNode, useEffect, useId, useRef } from 'react';
import { joinClasses } from '../../components/join-classes';
import * as styles from './account-screen.module.css';

type OpenedFormProps = {
  readonly title: string;
  readonly onSubmit: () => unknown;
  readonly className?: string | undefined;
  readonly 'data-testid': string;
  readonly children: ReactNode;
};

/** A form that takes the place of the button that opened it: its heading has the focus [OPEN-72]. */
export function OpenedForm({ title, onSubmit, className, children, ...rest }: OpenedFormProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <form
      className={joinClasses(styles.openedForm, className)}
      data-testid={rest['data-testid']}
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h4 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h4>
      {children}
    </form>
  );
}
