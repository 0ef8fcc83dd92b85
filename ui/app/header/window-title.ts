import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts';

/** Names the window: the most particular first, such as an open tab, and the product last [SHELL-03]. */
export function useWindowTitle(...names: readonly string[]): void {
  const { t } = useTexts();
  const title = [...names, t('common:product')].join(' – ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
