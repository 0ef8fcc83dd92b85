import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PanelPart } from '../../../app/loading/panel-part';
import { useTexts } from '../../../i18n/use-texts';
import type { SecurityViewModel } from './security-view-model';

/** Whether the login has a second factor, and what the server says while it has none [API-71, ENT-14, OPEN-57]. */
export const SecondFactorState = observer(function SecondFactorState({ view }: { readonly view: SecurityViewModel }) {
  const { t } = useTexts();
  useEffect(() => {
    void view.secondFactor.load();
  }, [view]);
  return (
    <section aria-labelledby="security-second-factor">
      <h3 id="security-second-factor">{t('security.second-factor')}</h3>
      <PanelPart panel={view.secondFactor}>
        {({ mfaIndicator, mfaReminderMessage }) => (
          <>
            <p>{t(`security.second-factor-${stateOf(mfaIndicator)}`)}</p>
            {mfaIndicator === false && mfaReminderMessage ? <p>{mfaReminderMessage}</p> : null}
          </>
        )}
      </PanelPart>
    </section>
  );
});

function stateOf(indicator: boolean | undefined) {
  if (indicator === undefined) return 'unknown';
  return indicator ? 'set-up' : 'missing';
}
