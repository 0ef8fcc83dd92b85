import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useInstance } from './injection';
import type { ScreenName } from './route-table';
import { ScreenLoader } from './screen-loader';

/** A screen, once all of it is there. Not a Suspense boundary: React reveals what such a one waits for 300 ms late. */
export const ShownScreen = observer(function ShownScreen({ name }: { readonly name: ScreenName }) {
  const { t } = useTranslation();
  const { phase, value: Screen } = useInstance(ScreenLoader).load(name);
  if (phase.kind === 'failed') throw new Error(`The code of the screen ${name} did not arrive.`);
  if (Screen) return <Screen />;
  return (
    <p className="screen-loading" role="status">
      {t('shell.loading')}
    </p>
  );
});
