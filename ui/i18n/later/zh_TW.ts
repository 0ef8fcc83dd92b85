import { byNamespace } from '../by-namespace';

/** The namespaces of everything that comes after the first page, in one file. */
export const texts = byNamespace(
  import.meta.glob<object>(
    ['../zh_TW/*.json', '!../zh_TW/{common,login,one-time-code,portfolio,shell,visitors}.json'],
    { eager: true, import: 'default' },
  ),
);
