import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { useInstance } from '../injection';
import { WaitingLine } from '../loading/waiting-line';
import { MainContent } from '../main-content';
import { PageTitle } from '../header/page-title';
import { useWindowTitle } from '../header/window-title';
import { ScreenLoader } from './screen-loader';
import type { NamedScreen } from './route-table';
import * as messageStyles from '../../components/page/message-page.module.css';
import * as styles from '../app-shell.module.css';

/**
 * A screen and its title, once all of it is there. Not a Suspense boundary: React reveals what such a one waits for 300
 * ms late.
 */
export const ShownScreen = observer(function ShownScreen({ screen }: { readonly screen: NamedScreen }) {
  const { phase, value: Shown } = useInstance(ScreenLoader).load(screen.name);
  const content = useInstance(MainContent);
  const isWhole = Shown !== undefined && screen.access === 'login-required' && !screen.tellsWhenShown;
  useEffect(() => {
    if (isWhole) content.shown();
  }, [content, isWhole]);
  if (phase.kind === 'failed' && !navigator.onLine) return <AwaitConnection />;
  if (phase.kind === 'failed') throw new Error(`The code of the screen ${screen.path} did not arrive.`);
  if (Shown)
    return (
      <>
        <PageTitle name={screen.title} />
        <Shown />
      </>
    );
  return <WaitingLine className={styles.screenLoading} />;
});

/** Stands in for a screen whose code can't be fetched without a connection; loads the page once there is one. */
function AwaitConnection() {
  const { t } = useTexts();
  const title = t('common:title.offline');
  useWindowTitle(title);
  useEffect(() => {
    const load = () => window.location.reload();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, []);
  return (
    <div className={messageStyles.messagePage} data-testid="message-page">
      <h1>{title}</h1>
      <p role="status">{t('common:page.offline')}</p>
    </div>
  );
}
