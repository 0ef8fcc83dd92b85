import type { Container, ServiceIdentifier } from 'inversify';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { PortalConfiguration } from '../../config/portal-configuration';

type Injected = { readonly container: Container; readonly configuration: PortalConfiguration };

const InjectionContext = createContext<Injected | undefined>(undefined);

/** Gives the screens beneath it the container and the configuration. */
export function InjectionProvider({ children, ...injected }: Injected & { readonly children: ReactNode }) {
  return <InjectionContext value={injected}>{children}</InjectionContext>;
}

function useInjected(): Injected {
  const injected = useContext(InjectionContext);
  if (!injected) throw new Error('a screen stands outside InjectionProvider');
  return injected;
}

/** The instance for a token, taken once per mounted component: a store is shared, a view model is the component's own. */
export function useInstance<T>(token: ServiceIdentifier<T>): T {
  const { container } = useInjected();
  const [instance] = useState(() => container.get(token));
  return instance;
}

export function useConfiguration(): PortalConfiguration {
  return useInjected().configuration;
}
