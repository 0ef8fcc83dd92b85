import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { VisitorMessages } from '../../../application/ports/notices/messages';
import type { TopFund } from '../../../application/ports/funds/top-funds';
import { formatDate } from '../../../domain/formatting/format-date';
import { shownPercentChange } from '../../../domain/holdings/figures/shown-change';
import { promotionBanner, type Promotion } from '../../../domain/notices/promotion';
import type { ShownTip } from '../../../domain/notices/tip';
import { ContentLink } from '../../app/content-link';
import { ContentPicture } from '../../app/content-picture';
import { Change } from '../../components/figures/change';
import { Notice } from '../../components/notices/notice';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import type { AsyncResource } from '../../stores/async-resource';
import * as styles from './login-screen.module.css';

type PanelProps<T> = { readonly resource: AsyncResource<readonly T[]> };
type FrameProps<T> = PanelProps<T> & {
  readonly heading?: string;
  readonly children: (items: readonly T[]) => ReactNode;
};

/** Shows nothing while waiting or empty, and a retry when it failed, beside the earlier answer. */
const PanelFrame = observer(function PanelFrame<T>({ resource, heading, children }: FrameProps<T>) {
  const { phase, value = [], isOutdated } = resource;
  const hasFailed = phase.kind === 'failed' || isOutdated;
  if (value.length === 0 && !hasFailed) return null;
  return (
    <div className={styles.loginList} data-testid="login-list">
      {heading ? <h2>{heading}</h2> : null}
      {hasFailed ? <PanelRetry resource={resource} /> : null}
      {value.length > 0 ? children(value) : null}
    </div>
  );
});

export const MessagePanel = observer(function MessagePanel({
  resource,
}: {
  readonly resource: AsyncResource<VisitorMessages>;
}) {
  const { phase, value, isOutdated } = resource;
  return (
    <>
      {phase.kind === 'failed' || isOutdated || value?.isIncomplete ? <PanelRetry resource={resource} /> : null}
      {value?.messages.map((message) => (
        <Notice key={message.type} tone={message.type === 'MAINTENANCE' ? 'warning' : 'info'}>
          {message.lines.join('\n')}
        </Notice>
      ))}
    </>
  );
});

function PanelRetry<T>({ resource }: { readonly resource: AsyncResource<T> }) {
  const { t } = useTexts();
  return (
    <RetryPanel text={t('common:panel.failed')} action={t('common:panel.retry')} onRetry={() => void resource.load()} />
  );
}

export const TopFundPanel = observer(function TopFundPanel({ resource }: PanelProps<TopFund>) {
  const { t } = useTexts();
  return (
    <PanelFrame resource={resource} heading={t('visitors:top-funds')}>
      {(funds) => (
        <>
          <ol>
            {funds.map((fund) => (
              <li key={fund.code}>
                <span>
                  {fund.name}
                  <small>
                    {fund.riskRating === undefined
                      ? fund.baseCurrency
                      : t('visitors:fund-facts', { currency: fund.baseCurrency, risk: fund.riskRating })}
                  </small>
                </span>
                <OneYear fund={fund} />
              </li>
            ))}
          </ol>
          <AsOf date={funds.find(({ performanceDate }) => performanceDate)?.performanceDate} />
        </>
      )}
    </PanelFrame>
  );
});

/** Shows the date of the figures, where any has one. */
const AsOf = observer(function AsOf({ date }: { readonly date: string | undefined }) {
  const { t, language } = useTexts();
  return date ? (
    <p className={styles.loginNote} data-testid="login-note">
      {t('visitors:top-funds-note', { date: formatDate(date, language) })}
    </p>
  ) : null;
});

function OneYear({ fund }: { readonly fund: TopFund }) {
  const { t } = useTexts();
  if (!fund.oneYear) return <span>{t('visitors:no-one-year')}</span>;
  return <Change {...shownPercentChange(fund.oneYear)} />;
}

export const PromotionPanel = observer(function PromotionPanel({ resource }: PanelProps<Promotion>) {
  const { t } = useTexts();
  return (
    <PanelFrame resource={resource} heading={t('visitors:promotions')}>
      {(promotions) => (
        <ul>
          {promotions.map(({ data, isNewClientPromo, ...promotion }) => (
            <li key={promotion.code}>
              <span>
                <ContentPicture
                  address={data.image}
                  size={promotionBanner(promotion).size === 'large' ? 'wide' : 'small'}
                />
                {isNewClientPromo ? <em>{t('visitors:new-client')}</em> : null}
                {data.title}
                <small>{data.shortDescription}</small>
                {data.disclaimers ? <small>{data.disclaimers}</small> : null}
              </span>
              {data.url && data.label ? <ContentLink to={data.url}>{data.label}</ContentLink> : null}
            </li>
          ))}
        </ul>
      )}
    </PanelFrame>
  );
});

export const TipPanel = observer(function TipPanel({ resource }: PanelProps<ShownTip>) {
  const { t } = useTexts();
  return (
    <PanelFrame resource={resource} heading={t('visitors:tips')}>
      {(tips) =>
        tips.map((tip) => (
          <p key={tip.position} className={styles.loginTip} data-testid="login-tip">
            <ContentPicture address={tip.image} size="small" />
            <b>
              {tip.link ? (
                <ContentLink to={tip.link} newTab={tip.target === '_blank'}>
                  {tip.header}
                </ContentLink>
              ) : (
                tip.header
              )}
            </b>
            {tip.description}
          </p>
        ))
      }
    </PanelFrame>
  );
});
