import { observer } from 'mobx-react-lite';
import { FailureNotice } from '../../components/notices/failure-notice';
import { FindingStatus } from '../../components/fields/finding-status';
import { Notice } from '../../components/notices/notice';
import { useTexts } from '../../i18n/use-texts';
import type { WatchedFunds } from './watched-funds';

/** Shows the outcome of the last change of the watch list, unless it succeeded. */
export const WatchStatus = observer(function WatchStatus({ view: { phase } }: { readonly view: WatchedFunds }) {
  const { t, language } = useTexts();
  return (
    <>
      {phase.kind === 'full' ? <Notice tone="danger">{t('watch-list:full')}</Notice> : null}
      {phase.kind === 'failed' ? <FailureNotice failure={phase.failure} language={language} /> : null}
      {phase.kind === 'unknown' ? <Notice tone="warning">{t('submissions:unknown')}</Notice> : null}
      <FindingStatus isFinding={phase.kind === 'finding'} />
    </>
  );
});
