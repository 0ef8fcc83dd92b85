import { type ChangeEvent, useId } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { useDroppedFile } from './use-dropped-file';

type FileChoiceProps = { readonly onChoose: (file: File) => void };

const accepted = 'image/jpeg,image/png,.jpg,.jpeg,.jfif,.png';

/** Where a file is chosen, dropped or, on a phone, photographed. */
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
    <div className={isOver ? 'document-drop document-drop-over' : 'document-drop'}>
      <input id={`${id}-file`} className="visually-hidden" type="file" accept={accepted} onChange={take} />
      <label htmlFor={`${id}-file`} className="button button-primary">
        {t('document-upload.choose')}
      </label>
      <div className="document-camera">
        <input
          id={`${id}-camera`}
          className="visually-hidden"
          type="file"
          accept="image/*"
          capture="environment"
          onChange={take}
        />
        <label htmlFor={`${id}-camera`} className="button button-outlined">
          {t('document-upload.camera')}
        </label>
      </div>
      <p className="document-drop-hint">{t('document-upload.drop')}</p>
    </div>
  );
}
