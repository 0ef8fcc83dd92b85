import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Messages } from '../../../application/ports/visitors/messages';
import { Promotions } from '../../../application/ports/visitors/promotions';
import { Tips } from '../../../application/ports/visitors/tips';
import { TopFunds } from '../../../application/ports/top-funds/top-funds';
import { ExternalPageLink, useExternalPage } from '../../app/external-page-link';
import { useConfiguration, useInstance, useViewModel } from '../../app/injection';
import { useRegionFeatures } from '../../app/use-region-features';
import { basePath } from '../../../config/regions';
import { LanguageStore } from '../../stores/language-store';
import { LoginPanelsViewModel } from './login-panels-view-model';
import { MessagePanel, PromotionPanel, TipPanel, TopFundPanel } from './visitor-panels';

/** What a visitor sees beside the form: news, best sellers, promotions, tips and ways in [AUTH-12, AUTH-50, MSG-28]. */
export const LoginPanels = observer(function LoginPanels() {
  const { t } = useTranslation();
  const { demo } = useConfiguration();
  const { topFundsBeforeLogin, adviceBeforeLogin } = useRegionFeatures();
  const demoPage = useExternalPage('webTradingDemo');
  const panels = useViewModel(
    (get, configuration) =>
      new LoginPanelsViewModel(get(Messages), get(Promotions), get(Tips), get(TopFunds), configuration.region),
  );
  const { language } = useInstance(LanguageStore);
  useEffect(() => {
    panels.load();
  }, [panels, language]);
  return (
    <section className="login-panels">
      <MessagePanel panel={panels.messages} />
      {topFundsBeforeLogin ? <TopFundPanel panel={panels.topFunds} /> : null}
      <PromotionPanel panel={panels.promotions} />
      <TipPanel panel={panels.tips} />
      <div className="login-list">
        <h2>{t('visitors.new-here')}</h2>
        <ul>
          <li>
            <span>{t('visitors.open-account')}</span>
            <ExternalPageLink page="accountOpening">{t('visitors.apply-now')}</ExternalPageLink>
          </li>
          {adviceBeforeLogin ? (
            <li>
              <span>{t('visitors.consultation')}</span>
              <ExternalPageLink page="accountOpeningConsultation">{t('visitors.consultation-action')}</ExternalPageLink>
            </li>
          ) : null}
          {demo || demoPage ? (
            <li>
              <span>{t('visitors.look-around')}</span>
              {demo ? (
                <a href={`${basePath}/login?demo=on`} target="_blank" rel="noopener noreferrer">
                  {t('login.demo')}
                </a>
              ) : (
                <ExternalPageLink page="webTradingDemo">{t('login.demo')}</ExternalPageLink>
              )}
            </li>
          ) : null}
          {adviceBeforeLogin ? (
            <li>
              <span>{t('visitors.questions')}</span>
              <ExternalPageLink page="faq">{t('visitors.questions-action')}</ExternalPageLink>
            </li>
          ) : null}
        </ul>
      </div>
    </section>
  );
});
