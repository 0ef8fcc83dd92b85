import { observer } from 'mobx-react-lite';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/notices/dialog';
import { useTexts } from '../../../i18n/use-texts';
import { tourSteps } from './tour-steps';
import type { TourViewModel } from './tour-view-model';
import * as styles from '../../../components/notices/dialog.module.css';

/** Introduces the tour before its first step, and lets the client take it, resume it or decline [PORT-09]. */
export const TourWelcome = observer(function TourWelcome({ tour }: { readonly tour: TourViewModel }) {
  const { t } = useTexts();
  const { resumesAt } = tour;
  return (
    <Dialog title={t('tour:welcome')} onClose={tour.skip}>
      <p>{t('tour:welcome-text', { steps: tourSteps.length })}</p>
      <div className={styles.dialogActions}>
        <Button theme="outlined" onClick={tour.skip}>
          {t('tour:later')}
        </Button>
        {resumesAt === undefined ? null : (
          <Button theme="outlined" onClick={tour.start}>
            {t('tour:again')}
          </Button>
        )}
        <Button data-first-focus onClick={resumesAt === undefined ? tour.start : tour.resume}>
          {resumesAt === undefined ? t('tour:start') : t('tour:resume', { step: resumesAt })}
        </Button>
      </div>
    </Dialog>
  );
});
