import { useTexts } from '../../../i18n/use-texts';

type RateNoteProps = {
  readonly className?: string | undefined;
  /** The days of the exchange rates shown, each undefined where it isn't known. */
  readonly dates: readonly (string | undefined)[];
};

/** Says where the exchange rates of a calculation come from, of which day they are where all of theirs stand beside them, and that they are rounded [HOLD-20]. */
export function RateNote({ className, dates }: RateNoteProps) {
  const { t } = useTexts();
  return (
    <p className={className}>
      {t(dates.includes(undefined) ? 'explanation:rate-note-undated' : 'explanation:rate-note')}
    </p>
  );
}
