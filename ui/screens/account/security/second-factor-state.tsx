import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ExternalPageLink } from '../../../app/external-page-link';
import { Async } from '../../../app/loading/async';
import { SentenceGap } from '../../../components/sentence-gap';
import { useTexts } from '../../../i18n/use-texts';
import type { SecurityViewModel } from './security-view-model';

/**
 * Says whether the login has a second factor, and while it has none what the server says and how one comes to it
 * [API-71, ENT-14, OPEN-57].
 */
export const SecondFactorState = observer(function SecondFactorState({ view }: { readonly view: SecurityViewModel }) {
  const { t, language } = useTexts();
  // The server's reminder is in the language that it was asked in.
  useEffect(() => {
    void view.secondFactor.load();
  }, [view, language]);
  return (
    <section aria-labelledby="security-second-factor">
      <h3 id="security-second-factor">{t('security:second-factor')}</h3>
      <Async resource={view.secondFactor}>
        {({ mfaIndicator, mfaReminderMessage }) => (
          <>
            <p>{t(`security:second-factor-${stateOf(mfaIndicator)}`)}</p>
            {mfaIndicator === false && mfaReminderMessage ? <p>{mfaReminderMessage}</p> : null}
            {mfaIndicator === false ? <WayToIt /> : null}
          </>
        )}
      </Async>
    </section>
  );
});

function WayToIt() {
  const { t } = useTexts();
  return (
    <p>
      {t('security:second-factor-how')}
      <SentenceGap />
      <ExternalPageLink page="contact">{t('security:second-factor-contact')}</ExternalPageLink>
    </p>
  );
}

function stateOf(indicator: boolean | undefined) {
  if (indicator === undefined) return 'unknown';
  return indicator ? 'set-up' : 'missing';
}
