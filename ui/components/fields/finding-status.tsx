import { useTexts } from '../../i18n/use-texts';

/** Says aloud that what was sent has no answer and is looked up; its place is there before, so that a screen reader hears it. */
export function FindingStatus({ isFinding }: { readonly isFinding: boolean }) {
  const { t } = useTexts();
  return (
    <p role="status" className={isFinding ? 'notice notice-info' : undefined}>
      {isFinding ? t('submissions.finding') : null}
    </p>
  );
}
