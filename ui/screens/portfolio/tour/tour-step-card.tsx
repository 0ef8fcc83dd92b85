import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from '../../../components/button';
import { useModal } from '../../../components/notices/dialog';
import { useTexts } from '../../../i18n/use-texts';
import { tourSteps } from './tour-steps';
import { stepText } from './step-text';
import type { TourViewModel } from './tour-view-model';
import { useSpotlight } from './use-spotlight';
import * as buttonStyles from '../../../components/button.module.css';
import * as styles from './tour.module.css';

/**
 * One step: its part of the page lit, and beside it what it is; the keyboard stays here until the tour is left
 * [PORT-10].
 */
export const TourStepCard = observer(function TourStepCard({ tour }: { readonly tour: TourViewModel }) {
  const { t } = useTexts();
  const { step } = tour;
  const modal = useModal();
  const card = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const textId = useId();
  const spotlight = useSpotlight(step, card);
  useArrows(modal, tour);
  // Each step is read out: the focus goes to the card, whose name and text it is.
  useEffect(() => card.current?.focus(), [step]);
  return (
    <dialog
      ref={modal}
      className={styles.tour}
      aria-label={t('tour:label')}
      onCancel={(event) => {
        event.preventDefault();
        tour.skip();
      }}
    >
      <div className={styles.tourLight} data-testid="tour-light" aria-hidden="true" style={spotlight?.part} />
      <div
        ref={card}
        className={styles.tourCard}
        data-testid="tour-card"
        role="group"
        tabIndex={-1}
        aria-labelledby={titleId}
        aria-describedby={textId}
        style={spotlight?.card}
      >
        <h2 id={titleId}>
          <small>{t('tour:count', { step: tour.number, steps: tourSteps.length })}</small> {t(`tour:${step}`)}
        </h2>
        <p id={textId}>{stepText(t, step, spotlight?.isOwn ?? true)}</p>
        <div className={styles.tourActions}>
          <button type="button" className={`${buttonStyles.textButton} ${styles.tourSkip}`} onClick={tour.skip}>
            {t('tour:skip')}
          </button>
          {tour.isFirst ? null : (
            <Button theme="outlined" size="small" onClick={tour.back}>
              {t('tour:back')}
            </Button>
          )}
          <Button size="small" onClick={tour.next}>
            {tour.isLast ? t('tour:finish') : t('tour:next')}
          </Button>
        </div>
      </div>
    </dialog>
  );
});

/** The arrow keys turn the pages. */
function useArrows(modal: RefObject<HTMLDialogElement | null>, tour: TourViewModel): void {
  useEffect(() => {
    const dialog = modal.current;
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight' && !tour.isLast) tour.next();
      if (key === 'ArrowLeft') tour.back();
    };
    dialog?.addEventListener('keydown', turn);
    return () => dialog?.removeEventListener('keydown', turn);
  }, [modal, tour]);
}
