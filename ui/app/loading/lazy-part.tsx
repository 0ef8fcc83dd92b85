import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import { Panel } from '../../stores/panel';
import { type Token, useInstance, useLater } from '../injection';
import { MainContent } from '../main-content';
import { arrived } from './arrived';

type Options = {
  /** What keeps its place until it is there. */
  readonly meanwhile?: ReactNode;
  /** After what the client came for is shown, or even then only when the browser has nothing else to do. */
  readonly when?: 'late' | 'idle';
  /** Another part that arrives with it says that it doesn't. */
  readonly isQuiet?: boolean;
};

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/** A part of a screen that may come after it, with the bindings that it needs: one of those that composition has under a token. */
export function lazyPart<Parts extends object, Name extends keyof Parts>(
  token: Token<Parts>,
  name: Name,
  options: Options = {},
): ComponentType<PropsOf<Parts[Name]> & object> {
  type Props = PropsOf<Parts[Name]> & object;
  return loadedPart<Props>(() => {
    const load = useLater(token);
    // What bears the name has those props; TypeScript can't say so of a conditional type.
    return async () => (await load())[name] as ComponentType<Props>;
  }, options);
}

/** Code that needs no bindings of its own, and may come after what shows it. */
export function lazyCode<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  options: Options = {},
): ComponentType<Props> {
  return loadedPart(() => fetch, options);
}

/** It is fetched when it is first shown; one that doesn't arrive is asked for again by loading the page. */
function loadedPart<Props extends object>(
  useFetch: () => () => Promise<ComponentType<Props>>,
  { meanwhile = null, when, isQuiet = false }: Options,
): ComponentType<Props> {
  return observer(function LoadedPart(props: Props) {
    const { t } = useTexts();
    const fetch = useFetch();
    const content = useInstance(MainContent);
    const [part] = useState(() => new Panel(() => arrived(fetch())));
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
    if (isQuiet) return null;
    return <RetryPanel text={t('common:panel.failed')} action={t('common:page.reload')} onRetry={reload} />;
  });
}

function reload(): void {
  window.location.reload();
}
