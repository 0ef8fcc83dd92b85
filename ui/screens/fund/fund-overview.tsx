import { observer } from 'mobx-react-lite';
import type { TFunction } from 'i18next';
import { pastNotices } from '../../../config/fund-notices';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatPercentFigure } from '../../../domain/formatting/format-number';
import type { FundDetails } from '../../../domain/funds/fund-details';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import type { Language } from '../../../domain/language';
import { useConfiguration } from '../../app/injection';
import { Fact } from '../../components/figures/fact';
import { fundSizeText } from '../../funds/fund-size-text';
import { useNoticeText } from '../../funds/notice-text';
import { useTexts } from '../../i18n/use-texts';
import { Async } from '../../app/loading/async';
import type { FundFigures } from '../../funds/figures/fund-figures';
import type { FundViewModel } from './fund-view-model';
import * as fundPreviewStyles from '../../funds/preview/fund-preview.module.css';
import * as styles from './fund-screen.module.css';

type FundOverviewProps = { readonly view: FundViewModel; readonly fund: FundPreview };

/** Shows the fund's objective and facts; an unknown fact has no line [FUND-12, FUND-32, FUND-34, ENT-29, ENT-30]. */
export const FundOverview = observer(function FundOverview({ view, fund }: FundOverviewProps) {
  const { t, language } = useTexts();
  const hasRecord = useConfiguration().extensions.has('fund-records');
  const facts = [
    ...decidingFacts(view.figures, fund, t, language),
    ...aboutFacts(view.figures.details.value, t, language),
    [t('funds:preview.currency'), fund.baseCurrency],
    [t('funds:preview.risk'), fund.fundRiskRating && t('funds:preview.risk-of', { risk: fund.fundRiskRating })],
    [t('funds:preview.status'), view.preview.tradingStatus && t(`funds:trading-${view.preview.tradingStatus}`)],
    [t('funds:preview.code'), fund.code],
    [t('funds:preview.isin'), fund.isinCode],
    [t('funds:preview.telephone'), fund.ivrCode],
  ] as const;
  return (
    <>
      {hasRecord ? (
        <Async resource={view.figures.details}>{(details) => <Objective text={details?.objective} />}</Async>
      ) : null}
      <dl className={`${fundPreviewStyles.fundPreviewFacts} ${styles.fundPageFacts}`}>
        {facts.map(([label, value]) =>
          value === undefined || value === '' ? null : (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ),
        )}
      </dl>
      <PastNotices fundCode={fund.code} today={view.today} />
    </>
  );
});

/** The notices about a fund that are over: its archive [OPEN-36, TRADE-137, TRADE-140, TRADE-141]. */
function PastNotices({ fundCode, today }: { readonly fundCode: string; readonly today: string }) {
  const { t } = useTexts();
  const { fundNotices } = useConfiguration();
  const noticeText = useNoticeText();
  const past = pastNotices(fundNotices, fundCode, today);
  if (past.length === 0) return null;
  return (
    <div>
      <h3>{t('funds:notice.past')}</h3>
      <ul>
        {past.map((name) => (
          <li key={name}>{noticeText(name)}</li>
        ))}
      </ul>
    </div>
  );
}

function Objective({ text }: { readonly text: string | undefined }) {
  const { t } = useTexts();
  if (text === undefined) return <p>{t('fund-page:about-none')}</p>;
  return (
    <div>
      <h3>{t('fund-page:objective')}</h3>
      <p className={styles.fundPageObjective}>{text}</p>
    </div>
  );
}

/** Returns the facts by which a client chooses: charge, yield, size and benchmark [FUND-12, FUND-17]. */
function decidingFacts(
  { details, distributionYield }: FundFigures,
  fund: FundPreview,
  t: TFunction,
  language: Language,
) {
  const { ongoingCharge, benchmark } = details.value ?? {};
  return [
    [t('fund-figures:ongoing-charge'), formatPercentFigure(ongoingCharge)],
    [t('fund-figures:distribution-yield'), formatPercentFigure(distributionYield)],
    [t('fund-figures:size'), fundSizeText(fund, details.value, language)],
    [t('fund-figures:benchmark'), benchmark],
  ] as const;
}

function aboutFacts(details: FundDetails | undefined, t: TFunction, language: Language) {
  const frequency = details?.distributionFrequency;
  return [
    [t('fund-page:fact.house'), details?.house],
    [t('fund-page:fact.launched'), formatDate(details?.launchDate, language)],
    [t('fund-page:fact.region'), details?.category],
    [t('fund-page:fact.class'), details?.marketType],
    [t('fund-page:fact.pays'), frequency && t(`fund-page:pays-${frequency}`)],
  ] as const;
}
