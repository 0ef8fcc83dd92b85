import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { err, ok } from '../../domain/kernel/result';
import { RetryPanel } from '../components/retry-panel';
import type { AreaTexts } from '../i18n/area-texts';
import { LanguageStore } from '../stores/language-store';
import { Panel } from '../stores/panel';
import { useInstance } from './injection';
import { PortWiring } from './port-wiring';

type Fetch<Props extends object> = () => Promise<ComponentType<Props>>;

/** A part of a screen that may come after it: its code, its words and the ports of the home are fetched when it is first shown; one that doesn't arrive is asked for again by loading the page, since a browser remembers code that failed. */
export function lazyPart<Props extends object>(texts: AreaTexts, fetch: Fetch<Props>): ComponentType<Props> {
  return observer(function LazyPart(props: Props) {
    const { t } = useTranslation();
    const language = useInstance(LanguageStore);
    const wiring = useInstance(PortWiring);
    const [part] = useState(
      () => new Panel(() => arrivalOf([fetch(), language.textsOf(texts), wiring.arrive('home')])),
    );
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

async function arrivalOf<Component>(pieces: readonly [Promise<Component>, ...Promise<void>[]]) {
  try {
    const [Component] = await Promise.all(pieces);
    return ok(Component);
  } catch {
    return err({ kind: 'no-answer', reason: 'offline' } as const);
  }
}
