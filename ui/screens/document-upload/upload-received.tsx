import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { destinationAddress } from '../../../config/destinations';
import { formatDate } from '../../../domain/formatting/format-date';
import { useConfiguration } from '../../app/injection';
import { ButtonLink } from '../../components/button-link';
import { useTexts } from '../../i18n/use-texts';
import type { DocumentUploadViewModel } from './document-upload-view-model';
import * as styles from './document-upload-screen.module.css';

/** Says that the document has arrived, when, and what comes next. */
export const UploadReceived = observer(function UploadReceived({ view }: { readonly view: DocumentUploadViewModel }) {
  const { t, language } = useTexts();
  const configuration = useConfiguration();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const at = view.phase.kind === 'received' ? view.phase.at : undefined;
  return (
    <section className={styles.documentUploadState}>
      <h2 ref={heading} tabIndex={-1}>
        {t('document-upload:received')}
      </h2>
      <div role="status">
        {at ? <p>{t('document-upload:received-at', { at: formatDate(at, language, 'date-time') })}</p> : null}
        {view.message ? <p>{view.message}</p> : null}
      </div>
      <h3>{t('document-upload:next')}</h3>
      <ol>
        <li>{t('document-upload:next-check')}</li>
        <li>{t('document-upload:next-tell')}</li>
        <li>{t('document-upload:next-trade')}</li>
      </ol>
      <ButtonLink to={destinationAddress('profileDetails', configuration)}>
        {t('document-upload:to-account')}
      </ButtonLink>
    </section>
  );
});
