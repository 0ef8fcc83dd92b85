import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import { AsyncResource } from '../../stores/async-resource';
import { type Token, useInstance, useLater } from '../injection';
import { MainContent } from '../main-content';
import { toAsyncResult } from './to-async-result';

type Options = {
  /** Holds the place until the component is there. */
  readonly meanwhile?: ReactNode;
  /** `late` loads after what the client came for is shown, `idle` even then only when the browser has nothing else to do. */
  readonly when?: 'late' | 'idle';
  /** Another part that arrives with it says that it doesn't. */
  readonly isQuiet?: boolean;
};

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/**
 * A part of a screen that may come after it, with the bindings that it needs: one of those that composition has under a
 * token.
 */
export function lazyComponent<Parts extends object, Name extends keyof Parts>(
  token: Token<Parts>,
  name: Name,
  options: Options = {},
): ComponentType<PropsOf<Parts[Name]> & object> {
  type Props = PropsOf<Parts[Name]> & object;
  return loadedComponent<Props>(() => {
    const load = useLater(token);
    // What bears the name has those props; TypeScript can't say so of a conditional type.
    return async () => (await load())[name] as ComponentType<Props>;
  }, options);
}

/** Code that needs no bindings of its own, and may come after what shows it. */
export function lazyImport<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  options: Options = {},
): ComponentType<Props> {
  return loadedComponent(() => fetch, options);
}

/** Fetches the component when it is first shown; one that doesn't arrive is fetched again by reloading the page. */
function loadedComponent<Props extends object>(
  useFetch: () => () => Promise<ComponentType<Props>>,
  { meanwhile = null, when, isQuiet = false }: Options,
): ComponentType<Props> {
  return observer(function LoadedComponent(props: Props) {
    const { t } = useTexts();
    const fetch = useFetch();
    const content = useInstance(MainContent);
    const [resource] = useState(() => new AsyncResource(() => toAsyncResult(fetch())));
    useEffect(() => {
      const load = () => void resource.load();
      if (when === 'late') return content.whenShown(load);
      if (when === 'idle') return content.whenIdle(load);
      load();
      return undefined;
    }, [resource, content]);
    const Component = resource.value;
    if (Component) return <Component {...props} />;
    if (resource.phase.kind === 'waiting') return meanwhile;
    if (isQuiet) return null;
    return <RetryPanel text={t('common:panel.failed')} action={t('common:page.reload')} onRetry={reload} />;
  });
}

function reload(): void {
  window.location.reload();
}
