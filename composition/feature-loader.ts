import type { Container } from 'inversify';
import type { PortalConfiguration } from '../config/portal-configuration';
import type { Words } from '../ui/i18n/words';
import type { LanguageStore } from '../ui/stores/language-store';
import type { Bindings, Feature } from './feature';

/** Loads a feature, and the words that it says, when it is first shown; what several features bind is bound once. */
export class FeatureLoader {
  private readonly bound = new Map<Bindings, Promise<void>>();

  constructor(
    private readonly container: Container,
    private readonly configuration: PortalConfiguration,
    private readonly language: LanguageStore,
  ) {}

  /** The components of a feature, once all that they need is there; rejects where a file doesn't arrive. */
  async load<Components extends object>(
    fetch: () => Promise<{ readonly feature: Feature<Components> }>,
    words: Words = 'later',
  ): Promise<Components> {
    const [{ feature }] = await Promise.all([fetch(), this.language.load(words)]);
    await Promise.all(feature.bindings.map((bindings) => this.bind(bindings)));
    return feature.components;
  }

  private bind(bindings: Bindings): Promise<void> {
    const known = this.bound.get(bindings);
    if (known) return known;
    const binding = this.loadModule(bindings);
    this.bound.set(bindings, binding);
    return binding;
  }

  private async loadModule(bindings: Bindings): Promise<void> {
    this.container.load(await bindings(this.configuration));
  }
}
