import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { err, ok } from '../../domain/kernel/result';
import { RetryPanel } from '../components/retry-panel';
import type { AreaTexts } from '../i18n/area-texts';
import { LanguageStore } from '../stores/language-store';
import { Panel } from '../stores/panel';
import { useInstance } from './injection';

type Fetch<Props extends object> = () => Promise<ComponentType<Props>>;

/** A part of a screen that may come after it: its code and its words are fetched when it is first shown; one that doesn't arrive can be asked for again. */
export function lazyPart<Props extends object>(texts: AreaTexts, fetch: Fetch<Props>): ComponentType<Props> {
  return observer(function LazyPart(props: Props) {
    const { t } = useTranslation();
    const language = useInstance(LanguageStore);
    const [part] = useState(() => new Panel(() => fetchPart(fetch, language.textsOf(texts))));
    useEffect(() => {
      void part.load();
    }, [part]);
    const Component = part.value;
    if (Component) return <Component {...props} />;
    if (part.phase.kind === 'waiting') return null;
    return <RetryPanel text={t('panel.failed')} action={t('panel.retry')} onRetry={() => void part.load()} />;
  });
}

async function fetchPart<Props extends object>(fetch: Fetch<Props>, texts: Promise<void>) {
  try {
    const [Component] = await Promise.all([fetch(), texts]);
    return ok(Component);
  } catch {
    return err({ kind: 'no-answer', reason: 'offline' } as const);
  }
}
