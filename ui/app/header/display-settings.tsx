import { useId } from 'react';
import { HeaderIcon } from '../../components/header-icon';
import { useTexts } from '../../i18n/use-texts';
import { lazyComponent } from '../loading/lazy-component';
import { DeferredShellParts } from '../shell-parts';
import * as buttonStyles from '../../components/button.module.css';
import * as styles from './display-settings.module.css';

// Hidden until asked for: the holdings don't wait for it.
const DisplayChoices = lazyComponent(DeferredShellParts, 'DisplayChoices', { when: 'late' });

/** The display settings, behind a button. */
export function DisplaySettings() {
  const { t } = useTexts();
  const id = useId();
  return (
    <>
      <button type="button" className={buttonStyles.iconButton} popoverTarget={id} aria-label={t('shell:settings')}>
        <HeaderIcon shape="settings" />
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.displaySettings}
        data-testid="display-settings"
        role="group"
        aria-label={t('shell:settings')}
      >
        <DisplayChoices />
      </div>
    </>
  );
}
