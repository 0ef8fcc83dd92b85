import { useTexts } from '../../i18n/use-texts';
import './change.css';

type ChangeProps = {
  /** The figure as it is to be read, without its sign's colour. */
  readonly text: string;
  /** True for a loss, false for a gain, undefined for neither [HOLD-06..08]. */
  readonly isLoss: boolean | undefined;
  readonly arrow?: boolean;
};

/** A gain or a loss: sign, arrow, colour and a word for screen readers, so that colour is never the only signal [OPEN-72]. */
export function Change({ text, isLoss, arrow = true }: ChangeProps) {
  const { t } = useTexts();
  if (text === '') return null;
  if (isLoss === undefined) return <span>{text}</span>;
  return (
    <span className={isLoss ? 'change change-down' : 'change change-up'}>
      <span className="visually-hidden">{isLoss ? t('figure.loss') : t('figure.gain')} </span>
      {arrow ? <span aria-hidden="true">{isLoss ? '▼ ' : '▲ '}</span> : null}
      {isLoss || text.startsWith('+') ? text : `+${text}`}
    </span>
  );
}
