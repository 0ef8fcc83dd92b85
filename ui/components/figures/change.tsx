import type { ShownChange } from '../../../domain/holdings/figures/shown-change';
import { useTexts } from '../../i18n/use-texts';
import * as styles from './change.module.css';

type ChangeProps = ShownChange & { readonly arrow?: boolean };

/**
 * A gain or a loss: sign, arrow, colour and a word for screen readers, so that colour is never the only signal
 * [OPEN-72].
 */
export function Change({ text, isLoss, arrow = true }: ChangeProps) {
  const { t } = useTexts();
  if (text === '') return null;
  if (isLoss === undefined) return <span>{text}</span>;
  return (
    <span
      className={isLoss ? `${styles.change} ${styles.changeDown}` : `${styles.change} ${styles.changeUp}`}
      data-testid="change"
    >
      <span className="visually-hidden">{isLoss ? t('common:figure.loss') : t('common:figure.gain')} </span>
      {arrow ? <span aria-hidden="true">{isLoss ? '▼ ' : '▲ '}</span> : null}
      {isLoss || text.startsWith('+') ? text : `+${text}`}
    </span>
  );
}
