import type { Container } from 'inversify';
import type { Bindings } from '../../../composition/feature';
import type { PortalConfiguration } from '../../../config/portal-configuration';

const files = import.meta.glob<Readonly<Record<string, Bindings>>>('../../../composition/ports/*.ts', { eager: true });

/** Binds what composition binds to adapters, all of it, as if every screen had been shown. */
export async function bindAllPorts(container: Container, configuration: PortalConfiguration): Promise<void> {
  for (const bindings of Object.values(files).flatMap((file) => Object.values(file)))
    container.load(await bindings(configuration));
}
