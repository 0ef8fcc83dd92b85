import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useInstance } from '../../app/injection';
import { LanguageSwitch } from '../../app/header/language-switch';
import { BrandMark } from '../../components/page/brand-mark';
import { SessionStore } from '../../stores/session-store';
import * as styles from './step-up.module.css';

type StepUpPageProps = { readonly heading: string; readonly children: ReactNode };

/** The frame of the pages of step-up authentication. */
export const StepUpPage = observer(function StepUpPage({ heading, children }: StepUpPageProps) {
  const { isSignedIn } = useInstance(SessionStore);
  return (
    <div className={styles.stepUpPage}>
      {isSignedIn ? null : (
        <div className={styles.stepUpTop}>
          <BrandMark />
          <LanguageSwitch />
        </div>
      )}
      <div className={styles.stepUpSheet} data-testid="step-up-sheet">
        <h1>{heading}</h1>
        {children}
      </div>
    </div>
  );
});
