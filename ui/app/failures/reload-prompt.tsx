import { useState } from 'react';
import { Navigation } from '../../../application/ports/navigation';
import { Button } from '../../components/button';
import { useTexts } from '../../i18n/use-texts';
import { useInstance } from '../injection';

/** Leads back to where the client was once the server answers; until then says that it doesn't. */
export function ReloadPrompt() {
  const { t } = useTexts();
  const navigation = useInstance(Navigation);
  const [isGone, setGone] = useState(false);
  const load = async () => {
    setGone(false);
    setGone(!(await navigation.loadAgain()));
  };
  return (
    <>
      <Button onClick={() => void load()}>{t('common:page.reload')}</Button>
      <p role="status">{isGone ? t('common:page.still-gone') : null}</p>
    </>
  );
}
