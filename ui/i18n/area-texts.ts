import type { Language } from '../../domain/language';
import type { PortfolioTexts } from './portfolio/portfolio-texts';

/** The words that only some screens say, by the part of the portal that says them. */
export type AreaTexts = { readonly portfolio: PortfolioTexts };

/** A part of the portal with words of its own. */
export type TextArea = keyof AreaTexts;

/** Each is a chunk of its own, loaded with the first screen that says it. */
export const areaTexts: { readonly [Area in TextArea]: Readonly<Record<Language, () => Promise<AreaTexts[Area]>>> } = {
  portfolio: {
    en_US: () => import('./portfolio/en_US').then((module) => module.en_US),
    zh_HK: () => import('./portfolio/zh_HK').then((module) => module.zh_HK),
    zh_TW: () => import('./portfolio/zh_TW').then((module) => module.zh_TW),
  },
};
