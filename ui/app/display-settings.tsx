import { Settings2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageStore } from '../stores/language-store';
import { PreferencesStore } from '../stores/preferences-store';
import { SegmentedControl } from '../components/segmented-control';
import { useInstance } from './injection';
import { LanguageSwitch } from './language-switch';
import './display-settings.css';

/** How the page is shown: language, colours of gain and loss, light or dark; remembered on the device. */
export const DisplaySettings = observer(function DisplaySettings() {
  const { t } = useTranslation();
  const id = useId();
  const preferences = useInstance(PreferencesStore);
  const { available } = useInstance(LanguageStore);
  return (
    <>
      <button type="button" className="icon-button" popoverTarget={id} aria-label={t('shell.settings')}>
        <Settings2 aria-hidden size={20} />
      </button>
      <div id={id} popover="auto" className="display-settings" role="group" aria-label={t('shell.settings')}>
        {available.length > 1 ? (
          <section>
            <h2>{t('shell.language')}</h2>
            <LanguageSwitch />
          </section>
        ) : null}
        <section>
          <h2>{t('shell.colour-of-gains')}</h2>
          <SegmentedControl
            legend={t('shell.colour-of-gains')}
            value={preferences.gainColour}
            options={(['red', 'green', 'safe'] as const).map((value) => ({ value, label: t(`shell.gain-${value}`) }))}
            onChange={(gainColour) => {
              preferences.change({ gainColour });
            }}
          />
        </section>
        <section>
          <h2>{t('shell.appearance')}</h2>
          <SegmentedControl
            legend={t('shell.appearance')}
            value={preferences.theme}
            options={(['system', 'light', 'dark'] as const).map((value) => ({
              value,
              label: t(`shell.appearance-${value}`),
            }))}
            onChange={(theme) => {
              preferences.change({ theme });
            }}
          />
        </section>
      </div>
    </>
  );
});
