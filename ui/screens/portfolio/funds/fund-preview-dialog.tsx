import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { formatNumber } from '../../../../domain/formatting/format-number';
import type { FundPreview } from '../../../../domain/funds/finding/fund-preview';
import { fundPosition } from '../../../../domain/holdings/figures/fund-position';
import { shownChanges } from '../../../../domain/holdings/figures/shown-change';
import type { FundReference } from '../../../../domain/funds/finding/fund-listing';
import type { PortfolioHolding } from '../../../../domain/holdings/portfolio-holding';
import { useConfiguration, useViewModelFor } from '../../../app/injection';
import { Change } from '../../../components/figures/change';
import { Money } from '../../../components/figures/money';
import { Fact } from '../../../components/figures/fact';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/notices/dialog';
import { Link } from '../../../components/link';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { useTexts } from '../../../i18n/use-texts';
import { DecidingFacts } from '../../../funds/figures/deciding-facts';
import { FundFiguresFactory } from '../../../funds/figures/fund-figures';
import { FundActionBar } from '../../../funds/fund-action-bar';
import { fundPageAddress } from '../../../funds/fund-page-address';
import { FundPreviewFactory } from './fund-preview-factory';
import { FundPreviewFacts } from './fund-preview-facts';
import { FundPreviewPerformance } from '../../../funds/preview/fund-preview-performance';
import * as dialogStyles from '../../../components/notices/dialog.module.css';
import * as styles from '../../../funds/preview/fund-preview.module.css';

/** The client's holdings, which decide what can be sold and switched; undefined where they couldn't be loaded. */
export type WithHoldings = { readonly holdings: readonly PortfolioHolding[] | undefined };

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
    <Dialog title={value?.name ?? fund.name} size="l" startsAtTitle onClose={onClose}>
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
            <PreviewPosition fund={value} holdings={holdings ?? []} />
            <FundPreviewFacts fund={value} units={view.units} status={view.tradingStatus} />
            <PreviewFigures fund={value} />
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

/** What a client decides by, and the returns; what the record of the fund has never holds up the rest. */
const PreviewFigures = observer(function PreviewFigures({ fund }: { readonly fund: FundPreview }) {
  const { language } = useTexts();
  const figures = useViewModelFor(FundFiguresFactory, fund);
  useEffect(() => {
    figures.load();
  }, [figures, language]);
  return (
    <>
      <DecidingFacts figures={figures} className={styles.fundPreviewFacts} />
      <FundPreviewPerformance fund={fund} figures={figures} />
    </>
  );
});

type PreviewPositionProps = { readonly fund: FundPreview; readonly holdings: readonly PortfolioHolding[] };

/** The client's own value and gain in the fund, once in each currency that it is shown in [HOLD-10, OPEN-65]. */
function PreviewPosition({ fund, holdings }: PreviewPositionProps) {
  const { t } = useTexts();
  return fundPosition(holdings, fund).map((position) => {
    const changes = shownChanges(position);
    return position.marketValue ? (
      <dl key={position.currency} className={styles.fundPreviewFacts} data-testid="fund-preview-position">
        <Fact label={t('fund-page:position-value')}>
          <Money of={position.currency}>{formatNumber(position.marketValue, { precision: position.precision })}</Money>
        </Fact>
        <Fact label={t('fund-page:position-profit')}>
          <Money of={position.currency}>
            <Change {...changes.profit} />
          </Money>{' '}
          <small>
            <Change {...changes.returnPercent} arrow={false} />
          </small>
        </Fact>
      </dl>
    ) : null;
  });
}

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
