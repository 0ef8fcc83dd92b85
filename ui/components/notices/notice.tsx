import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import * as styles from './notice.module.css';

type NoticeProps = {
  readonly tone: 'info' | 'warning' | 'danger';
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A line that wants to be read: announced politely, or at once when something went wrong. */
export function Notice({ tone, className, children }: NoticeProps) {
  return (
    <div
      className={joinClasses(styles.notice, className)}
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      {children}
    </div>
  );
}
