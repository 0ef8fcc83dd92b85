import { observer } from 'mobx-react-lite';
import { Button } from '../../components/button';
import { useTexts } from '../../i18n/use-texts';
import type { PrintedFiles } from './printed-files';

type PrintedFileButtonProps = {
  readonly files: PrintedFiles;
  readonly id: string;
  /** The file's name for a screen reader. */
  readonly name: string;
  /** The text of the button, where it isn't one of many that download. */
  readonly text?: string;
};

/** Downloads one document; it stays where it is while the document is made. */
export const PrintedFileButton = observer(function PrintedFileButton({
  files,
  id,
  name,
  text,
}: PrintedFileButtonProps) {
  const { t } = useTexts();
  const isFetching = files.isFetching(id);
  return (
    <Button
      theme="outlined"
      size={text === undefined ? 'small' : 'medium'}
      aria-label={text === undefined ? t('statements:download-of', { name }) : undefined}
      aria-busy={isFetching}
      aria-disabled={isFetching}
      onClick={() => void files.download(id)}
    >
      {text ?? t('statements:download')}
    </Button>
  );
});
