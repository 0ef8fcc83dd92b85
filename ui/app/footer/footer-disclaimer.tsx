import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ClientNotices } from '../../../application/ports/notices/client-notices';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import { Panel } from '../../stores/panel';
import { useInstance } from '../injection';

/** Taiwan's disclaimer at the foot of the page; nothing while there is none [MSG-06, MSG-22]. */
export const FooterDisclaimer = observer(function FooterDisclaimer() {
  const { t, language } = useTexts();
  const notices = useInstance(ClientNotices);
  const [panel] = useState(() => new Panel(() => notices.disclaimer()));
  useEffect(() => {
    void panel.load();
  }, [panel, language]);
  if (panel.phase.kind === 'failed')
    return <RetryPanel text={t('panel.failed')} action={t('panel.retry')} onRetry={() => void panel.load()} />;
  return panel.value && panel.value.length > 0 ? <p>{panel.value.join('\n')}</p> : null;
});
