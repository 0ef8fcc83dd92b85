import type { ComponentType } from 'react';
import type { LanguageStore } from '../stores/language-store';
import { Panel } from '../stores/panel';
import { type LazyModule, loadModule } from './lazy-module';
import type { ModuleLoader } from './module-loader';
import type { ScreenName } from './route-table';

/** Each screen with its words and ports, loaded once, when it is first asked for. */
export class ScreenLoader {
  private readonly loads = new Map<ScreenName, Panel<ComponentType>>();

  constructor(
    private readonly screens: Readonly<Record<ScreenName, LazyModule>>,
    private readonly language: LanguageStore,
    private readonly modules: ModuleLoader,
  ) {}

  load(name: ScreenName): Panel<ComponentType> {
    const known = this.loads.get(name);
    if (known) return known;
    const screen = new Panel(() => loadModule(this.screens[name], this.language, this.modules));
    this.loads.set(name, screen);
    void screen.load();
    return screen;
  }
}
