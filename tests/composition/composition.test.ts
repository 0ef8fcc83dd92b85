// @vitest-environment jsdom
import { type Container, ContainerModule, type Newable, type ServiceIdentifier } from 'inversify';
import { describe, expect, it } from 'vitest';
import { Transport } from '../../adapters/http/transport';
import { Holdings } from '../../application/ports/holdings/holdings';
import { HoldingsByAccount } from '../../application/ports/holdings/holdings-by-account';
import { PageViews } from '../../application/ports/page-views';
import { SessionEnd } from '../../application/ports/session/session-end';
import { Sessions } from '../../application/ports/session/sessions';
import { TabChannel } from '../../application/ports/session/tab-channel';
import { Tips } from '../../application/ports/notices/tips';
import { buildContainer } from '../../composition/container';
import type { Bindings, Feature } from '../../composition/feature';
import { holdingsPorts } from '../../composition/ports/holdings';
import { spreadsheetPorts } from '../../composition/ports/spreadsheets';
import { visitorPorts } from '../../composition/ports/visitors';
import { type DataBlock, type PortalConfiguration, parsePortalConfiguration } from '../../config/portal-configuration';
import { regions } from '../../domain/region';
import { answer, ScriptedTransport } from '../adapters/support/scripted-transport';

const portFiles = import.meta.glob<object>('../../application/ports/*/*.ts', { eager: true });
const bindingFiles = import.meta.glob<Readonly<Record<string, Bindings>>>('../../composition/ports/*.ts', {
  eager: true,
});
const featureFiles = import.meta.glob<{ readonly feature?: Feature }>('../../composition/*.ts', { eager: true });
const features = Object.entries(featureFiles).flatMap(([path, { feature }]) =>
  feature ? [[path.replace(/.*\/|\.ts$/g, ''), feature] as const] : [],
);
const configurations = regions.flatMap((region) =>
  (['standalone', 'coexist'] as const).map((profile) => ({ region, profile })),
);

// jsdom knows no media queries.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });

function configurationOf(block: DataBlock): PortalConfiguration {
  const parsed = parsePortalConfiguration(JSON.stringify({ mode: 'live', environment: 'test', ...block }));
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
}

function scripted() {
  const transport = new ScriptedTransport(() => answer(200, []));
  const module = new ContainerModule(({ bind }) => {
    bind(Transport).toConstantValue(transport);
  });
  return { transport, module };
}

/** Loads bindings and says what they bind. */
async function bound(
  container: Container,
  configuration: PortalConfiguration,
  all: readonly Bindings[],
): Promise<readonly ServiceIdentifier[]> {
  const tokens: ServiceIdentifier[] = [];
  for (const bindings of all) {
    const module = await bindings(configuration);
    container.load(
      new ContainerModule((options) => {
        void module.load({
          ...options,
          bind: (token) => {
            tokens.push(token);
            return options.bind(token);
          },
        });
      }),
    );
  }
  return tokens;
}

describe.each(configurations)('the portal of $region, $profile', (block) => {
  const configuration = configurationOf(block);

  it('the portal binds the ports of the start once', async () => {
    const container = await buildContainer(configuration);
    const ports: readonly ServiceIdentifier[] = [Sessions, SessionEnd, TabChannel, PageViews];
    for (const port of ports) expect(container.get(port)).toBe(container.get(port));
  });

  it.each(features)('binds what the feature %s needs, and can make all that it binds', async (_, feature) => {
    const container = await buildContainer(configuration);
    const tokens = await bound(container, configuration, feature.bindings);
    expect(new Set(tokens).size).toBe(tokens.length);
    for (const token of tokens) expect(await container.getAsync(token)).toBeDefined();
  });
});

describe('the ports', () => {
  it('every port is bound to an adapter once at most, and in one region at least', async () => {
    const everywhere = new Set<unknown>();
    const boundAtStart = await buildContainer(configurationOf({ region: 'HK' }));
    for (const block of configurations) {
      const configuration = configurationOf(block);
      const all = Object.values(bindingFiles).flatMap((file) => Object.values(file));
      const tokens = await bound(await buildContainer(configuration), configuration, all);
      expect(tokens.length).toBe(new Set(tokens).size);
      for (const token of tokens) everywhere.add(token);
    }
    const ports = Object.entries(portFiles).flatMap(([path, file]) =>
      Object.values(file)
        .filter((exported: unknown): exported is Newable => exported instanceof Function)
        .filter(({ name }) => path.endsWith(kebab(name))),
    );
    expect(ports.length).toBeGreaterThan(60);
    // What every page begins with is bound at the start.
    const missing = ports.filter((port) => !everywhere.has(port) && !boundAtStart.isBound(port));
    expect(missing).toEqual([]);
  });

  it.each(regions)('[MOCK-01, CONF-23] the mock answers all ports in mock mode in %s', async (region) => {
    const configuration = configurationOf({ region, mode: 'mock' });
    const container = await buildContainer(configuration);
    container.load(visitorPorts(configuration));
    expect(await container.get(Tips).beforeLogin()).toMatchObject({ ok: true });
  });

  it.each(regions)('[CONFLICT-57] the portfolio’s ports use the chosen technology in %s', async (region) => {
    const { transport, module } = scripted();
    const configuration = configurationOf({ region, adapters: { holdings: 'rest' } });
    const container = await buildContainer(configuration, module);
    container.load(await holdingsPorts(configuration), spreadsheetPorts(configuration));
    expect(await container.get(Holdings).held()).toEqual({ ok: true, value: [] });
    expect(await container.get(HoldingsByAccount).accounts()).toEqual({ ok: true, value: [] });
    expect(transport.requests.map(({ name }) => name)).toEqual(['portfolio', 'portfolio']);
  });

  it.each(regions)('tests ask all ports over another transport, in %s', async (region) => {
    const { transport, module } = scripted();
    const configuration = configurationOf({ region });
    const container = await buildContainer(configuration, module);
    container.load(visitorPorts(configuration), await holdingsPorts(configuration));
    await container.get(Tips).beforeLogin();
    await container.get(Holdings).load({ type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE' });
    expect(transport.requests[0]?.name).toBe('preLoginCoolKnowledge');
    expect(transport.last.name).toMatch(/^HoldingStatistics/);
  });
});

/** The file that a class lies in. */
const kebab = (name: string): string => `/${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.ts`;
