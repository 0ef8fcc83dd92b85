import type { AreaTexts } from '../area-texts';
import type { IdleTexts } from './idle-texts';

/** The words of this part, by language. */
export const idleArea: AreaTexts<IdleTexts> = {
  en_US: () => import('./en_US').then((module) => module.en_US),
  zh_HK: () => import('./zh_HK').then((module) => module.zh_HK),
  zh_TW: () => import('./zh_TW').then((module) => module.zh_TW),
};
