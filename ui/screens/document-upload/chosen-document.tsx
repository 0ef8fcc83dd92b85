import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../../domain/formatting/format-file-size';
import { Button } from '../../components/button';
import type { DocumentUploadViewModel } from './document-upload-view-model';
import { DocumentPreview } from './document-preview';
import type { UploadPhase } from './upload-phase';

type ChosenDocumentProps = {
  readonly view: DocumentUploadViewModel;
  readonly chosen: Extract<UploadPhase, { readonly file: File; readonly key: string }>;
};

/** The document as it will be sent, and how far it has gone. */
export const ChosenDocument = observer(function ChosenDocument({ view, chosen }: ChosenDocumentProps) {
  const { t } = useTranslation();
  const { file, kind } = chosen;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with each step.
  useEffect(() => {
    heading.current?.focus();
  }, [file, kind]);
  return (
    <section className="document-chosen" aria-labelledby="document-chosen">
      <h2 id="document-chosen" ref={heading} tabIndex={-1}>
        {t('document-upload.check')}
      </h2>
      <figure>
        <DocumentPreview
          key={chosen.key}
          file={file}
          label={t('document-upload.preview', { name: file.name })}
          onUnreadable={() => {
            view.refuseAsUnreadable(file);
          }}
        />
        <figcaption>
          <span>{file.name}</span>
          <span>{formatFileSize(file.size)}</span>
        </figcaption>
      </figure>
      {chosen.kind === 'sending' ? (
        <SendingShare share={chosen.share} />
      ) : (
        <p className="document-upload-actions">
          <Button type="submit">
            {t(chosen.kind === 'chosen' ? 'document-upload.send' : 'document-upload.again')}
          </Button>
          <Button theme="outlined" onClick={view.reset}>
            {t('document-upload.other')}
          </Button>
        </p>
      )}
    </section>
  );
});

/** How much has gone out; said aloud in quarters, so that nobody is talked over. */
function SendingShare({ share }: { readonly share: number }) {
  const { t } = useTranslation();
  const percent = Math.floor(share * 100);
  const text = share < 1 ? t('document-upload.sending', { percent }) : t('document-upload.arriving');
  return (
    <div className="document-sending">
      <progress value={share} max={1} aria-label={t('document-upload.progress')} />
      <p aria-hidden="true">{text}</p>
      <p className="visually-hidden" role="status">
        {share < 1 ? t('document-upload.sending', { percent: Math.floor(share * 4) * 25 }) : text}
      </p>
    </div>
  );
}
