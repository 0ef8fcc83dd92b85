import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { FundReference } from '../../../../domain/funds/finding/fund-listing';
import type { HeldUnits } from '../../../../domain/funds/finding/units-held';
import { useConfiguration, useViewModelFor } from '../../../app/injection';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/notices/dialog';
import { Link } from '../../../components/link';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { useTexts } from '../../../i18n/use-texts';
import { FundActionBar } from '../../../funds/fund-action-bar';
import { fundPageAddress } from '../../../funds/fund-page-address';
import { FundPreviewFactory } from './fund-preview-factory';
import { FundPreviewFacts } from './fund-preview-facts';
import { FundPreviewPerformance } from '../../../funds/preview/fund-preview-performance';
import * as dialogStyles from '../../../components/notices/dialog.module.css';
import * as styles from '../../../funds/preview/fund-preview.module.css';

/** The client's holdings, which decide what can be sold and switched; undefined where they couldn't be loaded. */
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
  const { t, language } = useTexts();
  const view = useViewModelFor(FundPreviewFactory, fund, holdings);
  const pageAddress = fundPageAddress(fund, useConfiguration());
  useEffect(() => {
    view.load();
  }, [view, language]);
  const { phase, value } = view.fund;
  return (
    <Dialog title={value?.name ?? fund.name} size="l" onClose={onClose}>
      <div className={styles.fundPreview} data-testid="fund-preview">
        {phase.kind === 'waiting' ? <PreviewOutline /> : null}
        {phase.kind === 'failed' ? (
          <RetryPanel
            text={t('funds:preview.failed')}
            action={t('common:panel.retry')}
            onRetry={() => void view.fund.load()}
          />
        ) : null}
        {phase.kind === 'ready' && value === undefined ? <p>{t('funds:preview.unknown')}</p> : null}
        {value ? (
          <>
            <FundActionBar view={view} fund={value} />
            <FundPreviewFacts fund={value} units={view.units} isTradedOnline={view.isTradedOnline} />
            <FundPreviewPerformance fund={value} />
          </>
        ) : null}
      </div>
      <div className={dialogStyles.dialogActions}>
        {pageAddress ? <Link to={pageAddress}>{t('funds:preview.page')}</Link> : null}
        <Button theme="outlined" onClick={onClose}>
          {t('funds:preview.close')}
        </Button>
      </div>
    </Dialog>
  );
});

function PreviewOutline() {
  const { t } = useTexts();
  return (
    <div className={styles.fundPreviewOutline}>
      <p role="status">{t('funds:preview.waiting')}</p>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </div>
  );
}
