import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useInstance } from '../../app/injection';
import { Button } from '../../components/button';
import { FailureNotice } from '../../components/failure-notice';
import { LanguageStore } from '../../stores/language-store';
import type { Composing } from './composing';

/** The way on to the confirmation, and what became of the last try. */
export const GoOn = observer(function GoOn({ composing }: { readonly composing: Composing }) {
  const { t } = useTranslation();
  const { language } = useInstance(LanguageStore);
  const { phase } = composing;
  return (
    <div className="place-order-go-on">
      {phase.kind === 'editing' && phase.failure ? <FailureNotice failure={phase.failure} language={language} /> : null}
      <p className="place-order-note">{t('place-order.nothing-yet')}</p>
      <Button type="submit" size="large" aria-busy={phase.kind === 'composing'}>
        {t('place-order.go-on')}
      </Button>
    </div>
  );
});
