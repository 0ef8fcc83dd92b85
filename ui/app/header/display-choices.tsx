import { observer } from 'mobx-react-lite';
import { SegmentedControl } from '../../components/fields/segmented-control';
import { useTexts } from '../../i18n/use-texts';
import { PreferencesStore } from '../../stores/preferences-store';
import { useInstance } from '../injection';
import * as styles from './display-settings.module.css';

/** The size of text, colours of gain and loss, light or dark; remembered on the device. */
export const DisplayChoices = observer(function DisplayChoices() {
  const { t } = useTexts();
  const preferences = useInstance(PreferencesStore);
  return (
    <>
      <section>
        <h2>{t('display:text-size')}</h2>
        <SegmentedControl
          className={styles.displayChoice}
          legend={t('display:text-size')}
          value={preferences.textSize}
          options={(['standard', 'large', 'largest'] as const).map((value) => ({
            value,
            label: t(`display:text-${value}`),
          }))}
          onChange={(textSize) => {
            preferences.change({ textSize });
          }}
        />
      </section>
      <section>
        <h2>{t('display:colour-of-gains')}</h2>
        <SegmentedControl
          className={styles.displayChoice}
          legend={t('display:colour-of-gains')}
          value={preferences.gainColour}
          options={(['red', 'green', 'safe'] as const).map((value) => ({ value, label: t(`display:gain-${value}`) }))}
          onChange={(gainColour) => {
            preferences.change({ gainColour });
          }}
        />
      </section>
      <section>
        <h2>{t('display:appearance')}</h2>
        <SegmentedControl
          className={styles.displayChoice}
          legend={t('display:appearance')}
          value={preferences.theme}
          options={(['system', 'light', 'dark'] as const).map((value) => ({
            value,
            label: t(`display:appearance-${value}`),
          }))}
          onChange={(theme) => {
            preferences.change({ theme });
          }}
        />
      </section>
    </>
  );
});
