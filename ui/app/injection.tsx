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

/** Identifier of a binding in the container. */
export type Token<T> = ServiceIdentifier<T>;

/** The shared instance for a token: a store, a port or a use case. */
export function useInstance<T>(token: ServiceIdentifier<T>): T {
  const { container } = useInjected();
  const [instance] = useState(() => container.get(token));
  return instance;
}

/** Fetches what composition binds under a token to code that comes later. */
export function useLater<T>(token: Token<T>): () => Promise<T> {
  const { container } = useInjected();
  return () => container.getAsync(token);
}

/** The component's own view model, as composition makes it; made once. */
export function useViewModel<T>(token: Token<T>): T {
  const { container } = useInjected();
  const [viewModel] = useState(() => container.get(token));
  return viewModel;
}

/** Makes a view model of what composition binds and of what only its component knows. */
export type Factory<Args extends readonly unknown[], T> = { create(...args: Args): T };

/**
 * The component's own view model for what it knows alone, a fund or what its address says; made once, whatever changes
 * later.
 */
export function useViewModelFor<Args extends readonly unknown[], T>(
  token: Token<Factory<Args, T>>,
  ...args: NoInfer<Args>
): T {
  const { container } = useInjected();
  const [viewModel] = useState(() => container.get(token).create(...args));
  return viewModel;
}

export function useConfiguration(): PortalConfiguration {
  return useInjected().configuration;
}
