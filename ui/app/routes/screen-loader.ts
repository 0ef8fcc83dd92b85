import type { ComponentType } from 'react';
import type { LanguageStore } from '../../stores/language-store';
import { Panel } from '../../stores/panel';
import { type LazyModule, loadModule } from '../loading/lazy-module';
import type { ModuleLoader } from '../loading/module-loader';

/** Each screen with its words and ports, loaded once, when it is first asked for. */
export class ScreenLoader {
  private readonly loads = new Map<LazyModule, Panel<ComponentType>>();

  constructor(
    private readonly home: LazyModule,
    private readonly language: LanguageStore,
    private readonly modules: ModuleLoader,
  ) {}

  load(screen: LazyModule): Panel<ComponentType> {
    const known = this.loads.get(screen);
    if (known) return known;
    const loaded = new Panel(() => loadModule(screen, this.language, this.modules));
    this.loads.set(screen, loaded);
    void loaded.load();
    return loaded;
  }

  /** Before it is shown, so that it is there when a client comes in. */
  loadHome(): void {
    this.load(this.home);
  }
}
