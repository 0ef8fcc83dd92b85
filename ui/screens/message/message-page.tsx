import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useInstance } from '../../app/injection';
import { LanguageSwitch } from '../../app/header/language-switch';
import { BrandMark } from '../../components/page/brand-mark';
import { SessionStore } from '../../stores/session-store';
import * as styles from '../../components/page/message-page.module.css';

type MessagePageProps = { readonly heading: string; readonly text: string; readonly children: ReactNode };

/** A page with one thing to say and one way on; for who is signed in, the header has brand and language already. */
export const MessagePage = observer(function MessagePage({ heading, text, children }: MessagePageProps) {
  const { isSignedIn } = useInstance(SessionStore);
  return (
    <div className={styles.messagePage} data-testid="message-page">
      {isSignedIn ? null : <BrandMark />}
      <h1>{heading}</h1>
      <p>{text}</p>
      {children}
      {isSignedIn ? null : <LanguageSwitch />}
    </div>
  );
});
