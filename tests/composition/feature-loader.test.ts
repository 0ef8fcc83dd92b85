// @vitest-environment jsdom
import { Container, ContainerModule } from 'inversify';
import { describe, expect, it } from 'vitest';
import type { Bindings, Feature } from '../../composition/feature';
import { FeatureLoader } from '../../composition/feature-loader';
import { createTranslator } from '../../ui/i18n/i18n';
import { LanguageStore } from '../../ui/stores/language-store';
import { PreferencesStore } from '../../ui/stores/preferences-store';
import { aConfiguration } from '../builders/a-configuration';

// jsdom knows no media queries.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });

const token = Symbol('what two features need');

async function loading() {
  const container = new Container();
  const translator = await createTranslator('en_US', '2000 1234');
  const preferences = new PreferencesStore('HK', { read: () => ({}), write: () => {}, onChange: () => () => {} });
  const language = new LanguageStore('en_US', ['en_US'], translator, preferences);
  return { container, translator, loader: new FeatureLoader(container, aConfiguration({ region: 'HK' }), language) };
}

const shared: Bindings = () =>
  Promise.resolve(
    new ContainerModule(({ bind }) => {
      bind(token).toConstantValue('bound');
    }),
  );
const featureOf = (name: string) => (): Promise<{ feature: Feature<{ name: string }> }> =>
  Promise.resolve({ feature: { components: { name }, bindings: [shared] } });

describe('the loader of features', () => {
  it('binds once what two features need at the same time, and what one needs again', async () => {
    const { container, loader } = await loading();
    const loaded = await Promise.all(['first', 'second'].map((name) => loader.load(featureOf(name), 'first')));
    expect(loaded.map(({ name }) => name)).toEqual(['first', 'second']);
    await loader.load(featureOf('first'), 'first');
    expect(container.get(token)).toBe('bound');
  });

  it('the loader brings the words of a feature together with the feature', async () => {
    const { translator, loader } = await loading();
    await loader.load(featureOf('first'));
    expect(translator.exists('re-authentication:title')).toBe(true);
  });

  it('rejects where the code doesn’t arrive', async () => {
    const { loader } = await loading();
    await expect(loader.load(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  });
});
