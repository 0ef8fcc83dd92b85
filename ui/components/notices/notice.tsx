import type { ReactNode } from 'react';
import './notice.css';

type NoticeProps = { readonly tone: 'info' | 'warning' | 'danger'; readonly children: ReactNode };

/** A line that wants to be read: announced politely, or at once when something went wrong. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
