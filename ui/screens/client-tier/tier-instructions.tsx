import { observer } from 'mobx-react-lite';
import { regionDefaults } from '../../../config/regions';
import { isZero } from '../../../domain/money/decimal';
import type { TierRow } from '../../../domain/fees/by-tier/tier-table';
import { useConfiguration } from '../../app/injection';
import { useRegionFeatures } from '../../app/use-region-features';
import { feeText } from '../../components/figures/fee-text';
import { moneyText } from '../../components/figures/money-text';
import { TableFrame } from '../../components/tables/table-frame';
import { useLevelName } from '../../components/figures/level-name';
import { useTexts } from '../../i18n/use-texts';
import type { ClientTierViewModel } from './client-tier-view-model';
import * as styles from './client-tier-screen.module.css';

/**
 * All tiers with thresholds and fees, and how a tier is set [TIER-07..14, TIER-16, TIER-17, TIER-26..29, TIER-31,
 * OPEN-68, CONFLICT-22].
 */
export const TierInstructions = observer(function TierInstructions({ view }: { readonly view: ClientTierViewModel }) {
  const { t } = useTexts();
  const { tierMarks } = useRegionFeatures();
  const levelName = useLevelName(view.tier);
  return (
    <section id="tier-instructions" aria-labelledby="tier-instructions-heading">
      <h2 id="tier-instructions-heading">{t('tiers:all')}</h2>
      <TableFrame
        className={styles.tierTable}
        columns={[
          { key: 'tier', label: t('tiers:tier') },
          { key: 'from', label: t('tiers:from') },
          { key: 'fee', label: t('summaries:tier.fee') },
        ]}
      >
        <tbody>
          {view.rows.map((row) => (
            <Row key={row.tier.id} row={row} name={levelName(row.tier.id)} isOwn={view.isOwn(row)} />
          ))}
        </tbody>
      </TableFrame>
      <h3>{t('summaries:tier.terms-heading')}</h3>
      <p>{t('summaries:tier.terms')}</p>
      {tierMarks ? (
        <>
          <p>{t('tiers:plus')}</p>
          <p>{t('tiers:select')}</p>
        </>
      ) : null}
    </section>
  );
});

type RowProps = { readonly row: TierRow; readonly name: string; readonly isOwn: boolean };

function Row({ row: { tier, fee, isByInvitation }, name, isOwn }: RowProps) {
  const { t } = useTexts();
  const { region } = useConfiguration();
  const { defaultCurrency } = regionDefaults[region];
  const from = isZero(tier.threshold) ? t('tiers:any') : moneyText(defaultCurrency, tier.threshold);
  return (
    <tr {...(isOwn ? { 'aria-current': true } : {})}>
      <th scope="row">
        {name}
        {isOwn ? <small>{t('tiers:own')}</small> : null}
      </th>
      <td>{isByInvitation ? t('tiers:invitation') : from}</td>
      <td>{feeText(fee)}</td>
    </tr>
  );
}
