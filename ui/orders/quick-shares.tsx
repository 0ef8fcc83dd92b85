import { SegmentedControl } from '../components/fields/segmented-control';
import { useTexts } from '../i18n/use-texts';
import { sharesOfAll } from './shares-of-all';

type QuickSharesProps = {
  readonly legend: string;
  /** The chosen share in percent; any other text where none is chosen. */
  readonly value: string;
  readonly onChange: (share: string) => void;
};

/** The shares of what is available, each chosen by one press [ORDQ-01, ORDQ-03]. */
export function QuickShares({ legend, value, onChange }: QuickSharesProps) {
  const { t } = useTexts();
  return (
    <SegmentedControl
      legend={legend}
      options={sharesOfAll.map((share) => ({
        value: share,
        label: share === '100' ? t('place-order:by-all') : `${share}%`,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
