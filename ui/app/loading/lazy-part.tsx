import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import { LanguageStore } from '../../stores/language-store';
import { Panel } from '../../stores/panel';
import { useInstance } from '../injection';
import { type LazyModule, loadModule } from './lazy-module';
import { MainContent } from '../main-content';
import { ModuleLoader } from './module-loader';

type Needs<Props extends object> = Omit<LazyModule<Props>, 'fetch'> & {
  /** What keeps its place until it is there. */
  readonly meanwhile?: ReactNode;
  /** After what the client came for is shown, or even then only when the browser has nothing else to do. */
  readonly when?: 'late' | 'idle';
};

/** A part of a screen that may come after it: its code and all it needs are fetched when it is first shown; one that doesn't arrive is asked for again by loading the page. */
export function lazyPart<Props extends object>(
  fetch: LazyModule<Props>['fetch'],
  { meanwhile = null, when, ...needs }: Needs<Props> = {},
): ComponentType<Props> {
  const code = { fetch, ...needs };
  return observer(function LazyPart(props: Props) {
    const { t } = useTexts();
    const language = useInstance(LanguageStore);
    const modules = useInstance(ModuleLoader);
    const content = useInstance(MainContent);
    const [part] = useState(() => new Panel(() => loadModule(code, language, modules)));
    useEffect(() => {
      const load = () => void part.load();
      if (when === 'late') return content.whenShown(load);
      if (when === 'idle') return content.whenIdle(load);
      load();
      return undefined;
    }, [part, content]);
    const Component = part.value;
    if (Component) return <Component {...props} />;
    if (part.phase.kind === 'waiting') return meanwhile;
    return <RetryPanel text={t('panel.failed')} action={t('page.reload')} onRetry={reload} />;
  });
}

function reload(): void {
  window.location.reload();
}
