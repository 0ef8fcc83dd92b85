import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { formatFileSize } from '../../../domain/formatting/format-file-size';
import { Button } from '../../components/button';
import { useTexts } from '../../i18n/use-texts';
import type { DocumentUploadViewModel } from './document-upload-view-model';
import { DocumentPreview } from './document-preview';
import type { UploadPhase } from './upload-phase';
import { ActionRow } from '../../components/action-row';
import * as styles from './document-upload-screen.module.css';

type ChosenDocumentProps = {
  readonly view: DocumentUploadViewModel;
  readonly chosen: Extract<UploadPhase, { readonly file: File; readonly key: string }>;
};

/** The document as it will be sent, and how far it has gone. */
export const ChosenDocument = observer(function ChosenDocument({ view, chosen }: ChosenDocumentProps) {
  const { t } = useTexts();
  const { file, kind } = chosen;
  const isUnderWay = kind === 'sending' || kind === 'finding';
  const step = isUnderWay ? 'under way' : kind;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with each step.
  useEffect(() => {
    heading.current?.focus();
  }, [file, step]);
  return (
    <section className={styles.documentChosen} aria-labelledby="document-chosen">
      <h2 id="document-chosen" ref={heading} tabIndex={-1}>
        {t('document-upload:check')}
      </h2>
      <figure>
        <DocumentPreview
          key={chosen.key}
          file={file}
          label={t('document-upload:preview', { name: file.name })}
          onUnreadable={() => {
            view.refuseAsUnreadable(file);
          }}
        />
        <figcaption>
          <span>{file.name}</span>
          <span>{formatFileSize(file.size)}</span>
        </figcaption>
      </figure>
      {isUnderWay ? (
        <SendingShare share={chosen.kind === 'sending' ? chosen.share : undefined} />
      ) : (
        <ActionRow>
          <Button type="submit">{t(kind === 'chosen' ? 'document-upload:send' : 'document-upload:again')}</Button>
          <Button theme="outlined" onClick={view.reset}>
            {t('document-upload:other')}
          </Button>
        </ActionRow>
      )}
    </section>
  );
});

/**
 * Shows the share that has gone out, announced in quarters so that nobody is talked over; without a share, that the
 * outcome is looked up.
 */
function SendingShare({ share }: { readonly share: number | undefined }) {
  const { t } = useTexts();
  const textOf = (steps: number): string => {
    if (share === undefined) return t('submissions:finding');
    const percent = Math.floor(share * steps) * (100 / steps);
    return share < 1 ? t('document-upload:sending', { percent }) : t('document-upload:arriving');
  };
  return (
    <div className={styles.documentSending}>
      <progress value={share} max={1} aria-label={t('document-upload:progress')} />
      <p aria-hidden="true">{textOf(100)}</p>
      <p className="visually-hidden" role="status">
        {textOf(4)}
      </p>
    </div>
  );
}
