import type { ComponentProps } from 'react';
import * as styles from './status-label.module.css';

type StatusLabelProps = ComponentProps<'span'> & {
  /** The state: under way (`open`), in order (`good`), or over (`off`). */
  readonly tone: 'open' | 'good' | 'off';
};

/** Says a status in a word, with a colour beside it. */
export const StatusLabel = ({ tone, ...rest }: StatusLabelProps) => (
  <span className={styles.statusLabel} data-status={tone} {...rest} />
);
