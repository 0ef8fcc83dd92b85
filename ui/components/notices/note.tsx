import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes';
import * as styles from './note.module.css';

/** A line that explains or qualifies what stands beside it. */
export const Note = ({ className, ...rest }: ComponentProps<'p'>) => (
  <p className={joinClasses(styles.note, className)} {...rest} />
);

/** A line beneath a name or a figure, lighter than that. */
export const FinePrint = ({ className, ...rest }: ComponentProps<'small'>) => (
  <small className={joinClasses(styles.finePrint, className)} {...rest} />
);
