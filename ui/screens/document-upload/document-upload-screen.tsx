import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { destinationAddress } from '../../../config/destinations';
import { useConfiguration, useViewModel } from '../../app/injection';
import { Async } from '../../app/loading/async';
import { Link } from '../../components/link';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import { DocumentUploadViewModel } from './document-upload-view-model';
import { UploadForm } from './upload-form';
import { UploadReceived } from './upload-received';
import * as pageStyles from '../../components/page/page.module.css';
import * as styles from './document-upload-screen.module.css';

type ViewProps = { readonly view: DocumentUploadViewModel };

/**
 * The page on which a client in Hong Kong sends the identity document that reactivates the account [DOC-01, DOC-12,
 * ACCT-08, ROUTE-03].
 */
export const DocumentUploadScreen = observer(function DocumentUploadScreen() {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const view = useViewModel(DocumentUploadViewModel);
  useEffect(() => {
    view.load();
  }, [view]);
  return (
    <div className={`${pageStyles.page} ${styles.documentUpload}`}>
      <Link to={destinationAddress('profileDetails', configuration)}>{t('document-upload:to-account')}</Link>
      <h1>{t('document-upload:title')}</h1>
      <Async resource={view.user}>{() => <UploadSection view={view} />}</Async>
    </div>
  );
});

/** Lets the client send a document, or says what has become of one or why none is needed. */
const UploadSection = observer(function UploadSection({ view }: ViewProps) {
  const { t } = useTexts();
  if (view.isUploadSuccess) return <UploadReceived view={view} />;
  if (view.canSend) return <UploadForm view={view} />;
  if (view.eligibility === 'SYSTEM_FAIL')
    return (
      <RetryPanel text={t('document-upload:state-SYSTEM_FAIL')} action={t('common:panel.retry')} onRetry={view.load} />
    );
  const state = view.eligibility === 'REQUESTED' ? 'REQUESTED' : 'NOT_ELIGIBLE';
  return (
    <section className={styles.documentUploadState}>
      <h2>{t(`document-upload:state-${state}`)}</h2>
      <p>{t(`document-upload:state-${state}-why`)}</p>
    </section>
  );
});
