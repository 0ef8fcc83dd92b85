import type { ComponentProps, ReactNode } from 'react';
import * as styles from './empty-state.module.css';

type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & { readonly title: ReactNode };

/** Stands where a part of a page has nothing to list: says that there is nothing, and what brings something there. */
export const EmptyState = ({ title, children, ...rest }: EmptyStateProps) => (
  <div className={styles.emptyState} {...rest}>
    <p>
      <b>{title}</b>
    </p>
    <p>{children}</p>
  </div>
);
