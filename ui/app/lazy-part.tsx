import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { err, ok } from '../../domain/kernel/result';
import { RetryPanel } from '../components/retry-panel';
import type { AreaTexts } from '../i18n/area-texts';
import { LanguageStore } from '../stores/language-store';
import { Panel } from '../stores/panel';
import { useInstance } from './injection';
import { type PortGroup, PortWiring } from './port-wiring';

type Fetch<Props extends object> = () => Promise<ComponentType<Props>>;

/** What a part needs beside its code: words that not every page says, and ports that its screen didn't bring. */
type Needs = { readonly texts?: AreaTexts; readonly ports?: PortGroup };

/** A part of a screen that may come after it: its code and all it needs are fetched when it is first shown; one that doesn't arrive is asked for again by loading the page, since a browser remembers code that failed. */
export function lazyPart<Props extends object>(fetch: Fetch<Props>, { texts, ports }: Needs): ComponentType<Props> {
  return observer(function LazyPart(props: Props) {
    const { t } = useTranslation();
    const language = useInstance(LanguageStore);
    const wiring = useInstance(PortWiring);
    const arrive = async () => {
      try {
        const [Component] = await Promise.all([
          fetch(),
          texts && language.textsOf(texts),
          ports && wiring.arrive(ports),
        ]);
        return ok(Component);
      } catch {
        return err({ kind: 'no-answer', reason: 'offline' } as const);
      }
    };
    const [part] = useState(() => new Panel(arrive));
    useEffect(() => {
      void part.load();
    }, [part]);
    const Component = part.value;
    if (Component) return <Component {...props} />;
    if (part.phase.kind === 'waiting') return null;
    return <RetryPanel text={t('panel.failed')} action={t('page.reload')} onRetry={reload} />;
  });
}

function reload(): void {
  window.location.reload();
}
