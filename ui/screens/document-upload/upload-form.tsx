import { observer } from 'mobx-react-lite';
import { formatFileSize } from '../../../domain/formatting/format-file-size';
import { minUploadBytes } from '../../../domain/documents/upload-limits';
import { useConfiguration } from '../../app/injection';
import { FailureNotice } from '../../components/notices/failure-notice';
import { Notice } from '../../components/notices/notice';
import { useTexts } from '../../i18n/use-texts';
import { ChosenDocument } from './chosen-document';
import type { DocumentUploadViewModel } from './document-upload-view-model';
import { FileChoice } from './file-choice';
import * as pageStyles from '../../components/page/page.module.css';
import * as styles from './document-upload-screen.module.css';

type FormProps = { readonly view: DocumentUploadViewModel };

/** Chooses a picture of a document, shows it, and sends it. */
export const UploadForm = observer(function UploadForm({ view }: FormProps) {
  const { t } = useTexts();
  const { uploadBytes } = useConfiguration().limits;
  const { phase } = view;
  const sizes = { least: formatFileSize(minUploadBytes), most: formatFileSize(uploadBytes) };
  return (
    <form
      noValidate
      className={pageStyles.pageBeside}
      aria-label={t('document-upload:title')}
      onSubmit={(event) => {
        event.preventDefault();
        void view.send();
      }}
    >
      <div>
        <p>{t('document-upload:intro')}</p>
        <ul className={styles.documentUploadRules} aria-label={t('document-upload:rules')}>
          <li>{t('document-upload:rule-whole')}</li>
          <li>{t('document-upload:rule-file', sizes)}</li>
          <li>{t('document-upload:rule-name')}</li>
        </ul>
      </div>
      <div>
        {phase.kind === 'refused' ? <Refusal view={view} sizes={sizes} /> : null}
        {phase.kind === 'unknown' ? <Notice tone="warning">{t('document-upload:unknown')}</Notice> : null}
        <Failure view={view} />
        {phase.kind === 'empty' || phase.kind === 'refused' || phase.kind === 'received' ? (
          <FileChoice onChoose={(file) => void view.choose(file)} />
        ) : (
          <ChosenDocument view={view} chosen={phase} />
        )}
      </div>
    </form>
  );
});

type RefusalProps = FormProps & { readonly sizes: { readonly least: string; readonly most: string } };

/** Says why a file can't be sent, and what to do about it [DOC-08..11, ERR-95..98]. */
const Refusal = observer(function Refusal({ view, sizes }: RefusalProps) {
  const { t } = useTexts();
  const { phase } = view;
  if (phase.kind !== 'refused') return null;
  const { file, problem } = phase;
  return (
    <div>
      <Notice tone="danger">
        <strong>{t('document-upload:refused', { name: file.name })}</strong>
        {'\n'}
        {t(`document-upload:problem-${problem}`, { ...sizes, size: formatFileSize(file.size) })}
      </Notice>
    </div>
  );
});

/** The server's reason for refusing the document. */
const Failure = observer(function Failure({ view }: FormProps) {
  const { t, language } = useTexts();
  const { phase } = view;
  if (phase.kind !== 'failed') return null;
  if (phase.failure) return <FailureNotice failure={phase.failure} language={language} />;
  return <Notice tone="danger">{view.message ?? t('document-upload:not-taken')}</Notice>;
});
