import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryPanel } from '../components/retry-panel';
import { LanguageStore } from '../stores/language-store';
import { Panel } from '../stores/panel';
import { useInstance } from './injection';
import { arriving, type LateCode } from './late-code';
import { PortWiring } from './port-wiring';

type Needs<Props extends object> = Omit<LateCode<Props>, 'fetch'> & {
  /** What keeps its place until it is there. */
  readonly meanwhile?: ReactNode;
};

/** A part of a screen that may come after it: its code and all it needs are fetched when it is first shown; one that doesn't arrive is asked for again by loading the page. */
export function lazyPart<Props extends object>(
  fetch: LateCode<Props>['fetch'],
  { meanwhile = null, ...needs }: Needs<Props> = {},
): ComponentType<Props> {
  const code = { fetch, ...needs };
  return observer(function LazyPart(props: Props) {
    const { t } = useTranslation();
    const language = useInstance(LanguageStore);
    const wiring = useInstance(PortWiring);
    const [part] = useState(() => new Panel(() => arriving(code, language, wiring)));
    useEffect(() => {
      void part.load();
    }, [part]);
    const Component = part.value;
    if (Component) return <Component {...props} />;
    if (part.phase.kind === 'waiting') return meanwhile;
    return <RetryPanel text={t('panel.failed')} action={t('page.reload')} onRetry={reload} />;
  });
}

function reload(): void {
  window.location.reload();
}
