import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ExternalPageLink } from '../../app/external-page-link';
import { useConfiguration, useViewModel } from '../../app/injection';
import { useRegionFeatures } from '../../app/use-region-features';
import type { ExternalPage } from '../../../config/external-pages';
import { basePath } from '../../../config/regions';
import { useTexts } from '../../i18n/use-texts';
import { LoginPanelsViewModel } from './login-panels-view-model';
import { MessagePanel, PromotionPanel, TipPanel, TopFundPanel } from './visitor-panels';
import * as styles from './login-screen.module.css';

/** Shows visitors news, best sellers, promotions, tips and ways in beside the form [AUTH-12, AUTH-50, MSG-28]. */
export const LoginPanels = observer(function LoginPanels() {
  const resources = useViewModel(LoginPanelsViewModel);
  const { language } = useTexts();
  useEffect(() => {
    void resources.load();
  }, [resources, language]);
  const { shown, isComplete } = resources;
  return (
    <section className={styles.loginPanels} data-testid="login-panels">
      {shown.includes('messages') ? <MessagePanel resource={resources.messages} /> : null}
      {shown.includes('topFunds') ? <TopFundPanel resource={resources.topFunds} /> : null}
      {shown.includes('promotions') ? <PromotionPanel resource={resources.promotions} /> : null}
      {shown.includes('tips') ? <TipPanel resource={resources.tips} /> : null}
      {isComplete ? <WaysIn /> : null}
    </section>
  );
});

const waysIn = [
  { page: 'accountOpening', label: 'visitors:open-account', action: 'visitors:apply-now', isAdvice: false },
  {
    page: 'accountOpeningConsultation',
    label: 'visitors:consultation',
    action: 'visitors:consultation-action',
    isAdvice: true,
  },
  { page: 'webTradingDemo', label: 'visitors:look-around', action: 'login:demo', isAdvice: false },
  { page: 'faq', label: 'visitors:questions', action: 'visitors:questions-action', isAdvice: true },
] as const;

/**
 * A line for each page outside that has an address [OPEN-15], and for the demonstration, where there is one [OPEN-61].
 */
const WaysIn = observer(function WaysIn() {
  const { t, language } = useTexts();
  const { demo, externalPages } = useConfiguration();
  const { adviceBeforeLogin } = useRegionFeatures();
  const isOurs = (page: ExternalPage): boolean => demo && page === 'webTradingDemo';
  const shown = waysIn.filter(
    ({ page, isAdvice }) => (adviceBeforeLogin || !isAdvice) && (isOurs(page) || externalPages[page]?.[language]),
  );
  if (shown.length === 0) return null;
  return (
    <div className={styles.loginList} data-testid="login-list">
      <h2>{t('visitors:new-here')}</h2>
      <ul>
        {shown.map(({ page, label, action }) => (
          <li key={page}>
            <span>{t(label)}</span>
            {isOurs(page) ? (
              <a href={`${basePath}/login?demo=on`} target="_blank" rel="noopener noreferrer">
                {t(action)}
              </a>
            ) : (
              <ExternalPageLink page={page}>{t(action)}</ExternalPageLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
});
