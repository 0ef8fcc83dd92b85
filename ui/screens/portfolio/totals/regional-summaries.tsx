import { useState } from 'react';
import type { RegionalSummary } from '../../../../domain/holdings/figures/regional-summary';
import { useTexts } from '../../../i18n/use-texts';
import { RegionalTable } from './regional-table';
import * as styles from './regional-summaries.module.css';

type RegionalSummariesProps = { readonly summaries: readonly RegionalSummary[]; readonly currency: string };

/** Taiwan's sums at home and abroad, shown when they are opened; nothing where the server sums up nothing [HOLD-16]. */
export function RegionalSummaries({ summaries, currency }: RegionalSummariesProps) {
  const { t } = useTexts();
  const [isOpen, open] = useState(false);
  if (summaries.length === 0) return null;
  return (
    <details
      className={styles.regionSummaries}
      onToggle={({ currentTarget }) => {
        open(currentTarget.open);
      }}
    >
      <summary>{t('summaries:region.summary')}</summary>
      {isOpen ? <RegionalTable summaries={summaries} currency={currency} /> : null}
    </details>
  );
}
