import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes';
import * as styles from './facts.module.css';

/** Facts side by side, each a name and what it is. */
export const Facts = ({ className, ...rest }: ComponentProps<'dl'>) => (
  <dl className={joinClasses(styles.facts, className)} {...rest} />
);
