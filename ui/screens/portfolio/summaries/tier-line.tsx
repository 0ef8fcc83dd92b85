import { regionDefaults } from '../../../../config/regions';
import type { TierView } from '../../../../domain/fees/by-tier/tier-view';
import { useConfiguration } from '../../../app/injection';
import { Amount } from '../../../components/figures/amount';
import { moneyText } from '../../../components/figures/money-text';
import { LeadingLine } from '../leading-line';
import { useTierName } from '../../../components/figures/tier-name';
import { useTexts } from '../../../i18n/use-texts';

type TierLineProps = { readonly tier: TierView; readonly onOpen: () => void };

/** The tier and how far the next one is, in one line that leads to what else is told of it [TIER-01, TIER-22]. */
export function TierLine({ tier, onOpen }: TierLineProps) {
  const { t } = useTexts();
  const tierName = useTierName();
  const { region } = useConfiguration();
  const next = tier.benefits?.next;
  return (
    <LeadingLine onOpen={onOpen}>
      <span>{t('summaries:summary.tier')}</span> <b>{tierName(tier)}</b>
      {next ? (
        <span>
          {' '}
          {t('summaries:tier.to-next', { tier: t(`summaries:tier.level-${next.tier.id}`) })}{' '}
          <span>
            <Amount>{moneyText(regionDefaults[region].defaultCurrency, next.amount)}</Amount>
          </span>
        </span>
      ) : null}
    </LeadingLine>
  );
}
