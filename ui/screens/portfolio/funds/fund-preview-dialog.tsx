import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { KnowTradingClient } from '../../../../application/funds/know-trading-client';
import { ClientTiers } from '../../../../application/ports/client-tiers';
import { FundPreviews } from '../../../../application/ports/fund-previews';
import { SuitabilityRecords } from '../../../../application/ports/suitability-records';
import { Users } from '../../../../application/ports/users';
import type { FundReference } from '../../../../domain/funds/fund-listing';
import { type HeldUnits, unitsHeld } from '../../../../domain/funds/units-held';
import { useInstance, useViewModel } from '../../../app/injection';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { RetryPanel } from '../../../components/retry-panel';
import { LanguageStore } from '../../../stores/language-store';
import { FundActionBar } from './fund-action-bar';
import { FundPreviewFacts } from './fund-preview-facts';
import { FundPreviewPerformance } from './fund-preview-performance';
import { FundPreviewViewModel } from './fund-preview-view-model';
import './fund-preview.css';

/** What she holds: what can be sold and switched follows from it; undefined where it couldn't be had. */
export type WithHoldings = { readonly holdings: readonly HeldUnits[] | undefined };

type FundPreviewDialogProps = WithHoldings & {
  readonly fund: FundReference;
  readonly onClose: () => void;
};

/** One fund, and what a client can do with it [GQL-12, FUND-18..32]. */
export const FundPreviewDialog = observer(function FundPreviewDialog({
  fund,
  holdings,
  onClose,
}: FundPreviewDialogProps) {
  const { t } = useTranslation();
  const units = unitsHeld(holdings ?? [], fund);
  const view = useViewModel(
    (get, { region }) =>
      new FundPreviewViewModel(
        get(FundPreviews),
        new KnowTradingClient(get(Users), get(ClientTiers), get(SuitabilityRecords), region),
        {
          fund,
          units,
          region,
          holdingsUnknown: holdings === undefined,
        },
      ),
  );
  const { language } = useInstance(LanguageStore);
  useEffect(() => {
    view.load();
  }, [view, language]);
  const { phase, value } = view.fund;
  return (
    <Dialog title={value?.name ?? fund.name} size="l" onClose={onClose}>
      <div className="fund-preview">
        {phase.kind === 'waiting' ? <PreviewOutline /> : null}
        {phase.kind === 'failed' ? (
          <RetryPanel text={t('preview.failed')} action={t('panel.retry')} onRetry={() => void view.fund.load()} />
        ) : null}
        {phase.kind === 'ready' && value === undefined ? <p>{t('preview.unknown')}</p> : null}
        {value ? (
          <>
            <FundActionBar view={view} fund={value} />
            <FundPreviewFacts fund={value} units={units} isTradedOnline={view.isTradedOnline} />
            <FundPreviewPerformance fund={value} />
          </>
        ) : null}
      </div>
      <div className="dialog-actions">
        <Button theme="outlined" onClick={onClose}>
          {t('preview.close')}
        </Button>
      </div>
    </Dialog>
  );
});

function PreviewOutline() {
  const { t } = useTranslation();
  return (
    <div className="fund-preview-outline">
      <p role="status">{t('preview.waiting')}</p>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </div>
  );
}
