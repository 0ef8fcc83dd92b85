import { observer } from 'mobx-react-lite';
import { isOrderBlock } from '../../domain/eligibility/order-block';
import type { FundBarAction } from '../../domain/eligibility/fund-bar';
import type { FundPreview } from '../../domain/funds/finding/fund-preview';
import { AccountStateText } from '../account-state/account-state-text';
import { useConfiguration } from '../app/injection';
import { ButtonLink } from '../components/button-link';
import { Notice } from '../components/notices/notice';
import { RetryPanel } from '../components/notices/retry-panel';
import { useTexts } from '../i18n/use-texts';
import { fundActionAddress } from './fund-action-address';
import { OldPriceNote } from './old-price-note';
import type { FundPreviewViewModel, RefusedActions } from './preview/fund-preview-view-model';
import * as buttonStyles from '../components/button.module.css';
import * as styles from './preview/fund-preview.module.css';

type FundActionBarProps = {
  readonly view: FundPreviewViewModel;
  readonly fund: FundPreview;
};

/**
 * The actions possible with a fund, the rarer ones behind “more”, and for the others the rule that stops them, in one
 * line [FUND-18..28, FUND-34].
 */
export const FundActionBar = observer(function FundActionBar({ view, fund }: FundActionBarProps) {
  const { t } = useTexts();
  const { client } = view;
  if (client.phase.kind === 'waiting')
    return (
      <p className={styles.fundActionsWaiting} role="status">
        {t('funds:action.waiting')}
      </p>
    );
  const failure = (
    <RetryPanel text={t('funds:action.failed')} action={t('common:panel.retry')} onRetry={() => void client.load()} />
  );
  if (client.phase.kind === 'failed') return failure;
  const main = view.mainActions;
  const more = view.open.filter((action) => !main.includes(action));
  return (
    <>
      {client.isOutdated || client.value?.isIncomplete ? failure : null}
      {view.warnsOfRisk ? (
        <Notice tone="warning">{t('funds:action.too-risky', { risk: fund.fundRiskRating })}</Notice>
      ) : null}
      <OldPriceNote name={fund.name} date={fund.fundPrice?.date} />
      <ul className={styles.fundActions} data-testid="fund-actions" aria-label={t('funds:action.label')}>
        {main.map((action) => (
          <Action key={action} action={action} view={view} fund={fund} />
        ))}
        {more.length > 0 ? (
          <li>
            <details className={styles.fundActionsMore}>
              <summary
                className={`${buttonStyles.button} ${styles.fundAction}`}
                data-theme="outlined"
                data-size="small"
              >
                {t('funds:action.more')}
              </summary>
              <ul>
                {more.map((action) => (
                  <Action key={action} action={action} view={view} fund={fund} />
                ))}
              </ul>
            </details>
          </li>
        ) : null}
      </ul>
      {view.refused.length > 0 ? <Refused refused={view.refused} /> : null}
    </>
  );
});

type ActionProps = FundActionBarProps & { readonly action: FundBarAction };

const Action = observer(function Action({ action, view, fund }: ActionProps) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  return (
    <li>
      <ButtonLink
        className={styles.fundAction}
        to={fundActionAddress(action, fund, configuration)}
        size="small"
        theme={action === view.nextStep ? 'primary' : 'outlined'}
        newTab={action === 'factsheet'}
      >
        {t(`funds:action.${action}`)}
      </ButtonLink>
    </li>
  );
});

function Refused({ refused }: { readonly refused: readonly RefusedActions[] }) {
  const { t } = useTexts();
  return (
    <dl className={styles.fundRefusals} data-testid="fund-refusals" aria-label={t('funds:action.not-now')}>
      {refused.map(({ refusal, actions }) => (
        <div key={refusal}>
          <dt>{actions.map((action) => t(`funds:action.${action}`)).join(' · ')}</dt>
          <dd>{isOrderBlock(refusal) ? <AccountStateText state={refusal} /> : t(`funds:action.why-${refusal}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
