import { type ChangeEvent, useId } from 'react';
import { uploadFormats } from '../../documents/read-upload';
import { useTexts } from '../../i18n/use-texts';
import { useDroppedFile } from './use-dropped-file';
import * as buttonStyles from '../../components/button.module.css';
import * as styles from './document-upload-screen.module.css';

type FileChoiceProps = { readonly onChoose: (file: File) => void };

/** The field in which a file is chosen, dropped or, on a phone, photographed. */
export function FileChoice({ onChoose }: FileChoiceProps) {
  const { t } = useTexts();
  const id = useId();
  const isOver = useDroppedFile(onChoose);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file may be chosen again after it was changed.
    event.target.value = '';
    if (file) onChoose(file);
  };
  return (
    <div className={isOver ? `${styles.documentDrop} ${styles.documentDropOver}` : styles.documentDrop}>
      <input id={`${id}-file`} className="visually-hidden" type="file" accept={uploadFormats} onChange={take} />
      <label htmlFor={`${id}-file`} className={buttonStyles.button} data-theme="primary">
        {t('document-upload:choose')}
      </label>
      <div className={styles.documentCamera}>
        <input
          id={`${id}-camera`}
          className="visually-hidden"
          type="file"
          accept="image/*"
          capture="environment"
          onChange={take}
        />
        <label htmlFor={`${id}-camera`} className={buttonStyles.button} data-theme="outlined">
          {t('document-upload:camera')}
        </label>
      </div>
      <p className={styles.documentDropHint}>{t('document-upload:drop')}</p>
    </div>
  );
}
