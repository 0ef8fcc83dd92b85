import { useTexts } from '../i18n/use-texts';
import * as orderPageStyles from './order-page.module.css';

type RemoveLinkProps = {
  /** The name of what is removed, for screen readers. */
  readonly name: string;
  readonly onRemove: () => void;
};

/** The button that takes an order, or a fund of it, out of what is ordered. */
export function RemoveLink({ name, onRemove }: RemoveLinkProps) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      className={orderPageStyles.orderLink}
      aria-label={t('order-list:remove-of', { name })}
      onClick={onRemove}
    >
      {t('order-list:remove')}
    </button>
  );
}
