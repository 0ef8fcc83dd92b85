import { basePath, regionDefaults } from './config/regions';
import { chooseLanguage, type Language } from './domain/language';
import './ui/theme/tokens.css';
import './ui/theme/base.css';
import './ui/theme/shell.css';

/**
 * The page's first and smallest script: while the code that every page begins with is on its way, it asks for that of
 * this visit's first page, so that nothing has to be discovered file by file, and dresses the page that waits. It
 * decides nothing: what it doesn't ask for, or asks for in vain, is asked for by whatever needs it, and whether the
 * session still holds is the server's to say.
 */
function preload(): void {
  const path = window.location.pathname.slice(basePath.length);
  const isSignedIn = Boolean(read(() => window.sessionStorage, 'AUTH_CHECKED'));
  const { dataset } = document.documentElement;
  if (isSignedIn) dataset['signedIn'] = '';
  const preferences = read(() => window.localStorage, 'preferences') ?? '';
  for (const [, name = '', value] of preferences.matchAll(/"(theme|textSize)":"(?!system)(\w+)"/g))
    dataset[name] = value;
  if (isSignedIn && path === '/') ask(home);
  else if (path === '/login' || path === '/') ask(login);
  ask([words[language()]]);
}

type Load = () => Promise<unknown>;

const home: readonly Load[] = [
  () => import('./composition/portfolio'),
  () => import('./composition/shell'),
  () => import('./adapters/http/axios-transport'),
];

const login: readonly Load[] = [() => import('./composition/login')];

const words: Readonly<Record<Language, Load>> = {
  en_US: () => import('./ui/i18n/first/en_US'),
  zh_HK: () => import('./ui/i18n/first/zh_HK'),
  zh_TW: () => import('./ui/i18n/first/zh_TW'),
};

/** Whoever needs what doesn't arrive says so. */
function ask(loads: readonly Load[]): void {
  for (const load of loads) load().catch(() => undefined);
}

/** The language that the page will most likely speak. */
function language(): Language {
  const region = /"region":\s*"HK"/.test(document.getElementById('portal-configuration')?.textContent ?? '')
    ? 'HK'
    : 'TW';
  const offered = regionDefaults[region].languages;
  const preferences = read(() => window.localStorage, 'preferences');
  const chosen = offered.find((each) => preferences?.includes(`"language":"${each}"`));
  return chooseLanguage(offered, { chosen, preferred: navigator.languages });
}

function read(storage: () => Storage, key: string): string | undefined {
  try {
    return storage().getItem(`etrading.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

preload();
void import('./main');
