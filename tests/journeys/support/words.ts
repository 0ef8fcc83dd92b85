import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import type { Texts } from '../../../ui/i18n/texts';
import { en_US } from '../../../ui/i18n/en_US';
import { en_US as accountInEnglish } from '../../../ui/i18n/account/en_US';
import { zh_HK as accountInHongKong } from '../../../ui/i18n/account/zh_HK';
import { zh_TW as accountInTaiwan } from '../../../ui/i18n/account/zh_TW';
import { en_US as bankChangeInEnglish } from '../../../ui/i18n/bank-change/en_US';
import { en_US as paymentInEnglish } from '../../../ui/i18n/payment/en_US';
import { en_US as documentUploadInEnglish } from '../../../ui/i18n/document-upload/en_US';
import { zh_HK as documentUploadInHongKong } from '../../../ui/i18n/document-upload/zh_HK';
import { zh_TW as documentUploadInTaiwan } from '../../../ui/i18n/document-upload/zh_TW';
import { en_US as communicationInEnglish } from '../../../ui/i18n/communication/en_US';
import { zh_HK as communicationInHongKong } from '../../../ui/i18n/communication/zh_HK';
import { zh_TW as communicationInTaiwan } from '../../../ui/i18n/communication/zh_TW';
import { en_US as questionnaireInEnglish } from '../../../ui/i18n/questionnaire/en_US';
import { zh_HK as questionnaireInHongKong } from '../../../ui/i18n/questionnaire/zh_HK';
import { zh_TW as questionnaireInTaiwan } from '../../../ui/i18n/questionnaire/zh_TW';
import { en_US as tiersInEnglish } from '../../../ui/i18n/tiers/en_US';
import { zh_HK as bankChangeInHongKong } from '../../../ui/i18n/bank-change/zh_HK';
import { zh_HK as paymentInHongKong } from '../../../ui/i18n/payment/zh_HK';
import { zh_HK as tiersInHongKong } from '../../../ui/i18n/tiers/zh_HK';
import { zh_TW as bankChangeInTaiwan } from '../../../ui/i18n/bank-change/zh_TW';
import { zh_TW as paymentInTaiwan } from '../../../ui/i18n/payment/zh_TW';
import { zh_TW as tiersInTaiwan } from '../../../ui/i18n/tiers/zh_TW';
import { en_US as explanationInEnglish } from '../../../ui/i18n/explanation/en_US';
import { zh_HK as explanationInHongKong } from '../../../ui/i18n/explanation/zh_HK';
import { zh_TW as explanationInTaiwan } from '../../../ui/i18n/explanation/zh_TW';
import { en_US as exportInEnglish } from '../../../ui/i18n/export/en_US';
import { zh_HK as exportInHongKong } from '../../../ui/i18n/export/zh_HK';
import { zh_TW as exportInTaiwan } from '../../../ui/i18n/export/zh_TW';
import { en_US as menuInEnglish } from '../../../ui/i18n/menu/en_US';
import { zh_HK as menuInHongKong } from '../../../ui/i18n/menu/zh_HK';
import { zh_TW as menuInTaiwan } from '../../../ui/i18n/menu/zh_TW';
import { en_US as noticesInEnglish } from '../../../ui/i18n/notices/en_US';
import { en_US as fundPageInEnglish } from '../../../ui/i18n/fund-page/en_US';
import { en_US as fundsInEnglish } from '../../../ui/i18n/funds/en_US';
import { zh_HK as fundPageInHongKong } from '../../../ui/i18n/fund-page/zh_HK';
import { zh_HK as fundsInHongKong } from '../../../ui/i18n/funds/zh_HK';
import { zh_TW as fundPageInTaiwan } from '../../../ui/i18n/fund-page/zh_TW';
import { zh_TW as fundsInTaiwan } from '../../../ui/i18n/funds/zh_TW';
import { en_US as portfolioInEnglish } from '../../../ui/i18n/portfolio/en_US';
import { zh_HK as noticesInHongKong } from '../../../ui/i18n/notices/zh_HK';
import { zh_HK as portfolioInHongKong } from '../../../ui/i18n/portfolio/zh_HK';
import { zh_TW as noticesInTaiwan } from '../../../ui/i18n/notices/zh_TW';
import { zh_TW as portfolioInTaiwan } from '../../../ui/i18n/portfolio/zh_TW';
import { en_US as tourInEnglish } from '../../../ui/i18n/tour/en_US';
import { zh_HK as tourInHongKong } from '../../../ui/i18n/tour/zh_HK';
import { zh_TW as tourInTaiwan } from '../../../ui/i18n/tour/zh_TW';
import { en_US as summariesInEnglish } from '../../../ui/i18n/summaries/en_US';
import { zh_HK as summariesInHongKong } from '../../../ui/i18n/summaries/zh_HK';
import { zh_TW as summariesInTaiwan } from '../../../ui/i18n/summaries/zh_TW';
import { zh_HK } from '../../../ui/i18n/zh_HK';
import { zh_TW } from '../../../ui/i18n/zh_TW';

/** Everything the portal says in one language. */
export type Words = Texts;

export const words: Readonly<Record<Language, Words>> = {
  en_US: {
    ...en_US,
    ...portfolioInEnglish,
    ...tiersInEnglish,
    ...explanationInEnglish,
    ...exportInEnglish,
    ...menuInEnglish,
    ...noticesInEnglish,
    ...summariesInEnglish,
    ...tourInEnglish,
    ...fundsInEnglish,
    ...fundPageInEnglish,
    ...accountInEnglish,
    ...paymentInEnglish,
    ...bankChangeInEnglish,
    ...documentUploadInEnglish,
    ...communicationInEnglish,
    ...questionnaireInEnglish,
  },
  zh_HK: {
    ...zh_HK,
    ...portfolioInHongKong,
    ...tiersInHongKong,
    ...explanationInHongKong,
    ...exportInHongKong,
    ...menuInHongKong,
    ...noticesInHongKong,
    ...summariesInHongKong,
    ...tourInHongKong,
    ...fundsInHongKong,
    ...fundPageInHongKong,
    ...accountInHongKong,
    ...paymentInHongKong,
    ...bankChangeInHongKong,
    ...documentUploadInHongKong,
    ...communicationInHongKong,
    ...questionnaireInHongKong,
  },
  zh_TW: {
    ...zh_TW,
    ...portfolioInTaiwan,
    ...tiersInTaiwan,
    ...explanationInTaiwan,
    ...exportInTaiwan,
    ...menuInTaiwan,
    ...noticesInTaiwan,
    ...summariesInTaiwan,
    ...tourInTaiwan,
    ...fundsInTaiwan,
    ...fundPageInTaiwan,
    ...accountInTaiwan,
    ...paymentInTaiwan,
    ...bankChangeInTaiwan,
    ...documentUploadInTaiwan,
    ...communicationInTaiwan,
    ...questionnaireInTaiwan,
  },
};

/** The words a new visitor of the region reads. */
export const wordsOf = (region: Region): Words => words[region === 'HK' ? 'en_US' : 'zh_TW'];

/** The sandbox's telephone numbers. */
export const hotlines: Readonly<Record<Region, string>> = { HK: '+852 0000 0000', TW: '+886 2 0000 0000' };

/** A text of the catalogue with its blanks filled in. */
export function say(text: string, blanks: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => String(blanks[name] ?? blank));
}

/** Matches a text of the catalogue whatever its blanks hold. */
export function saying(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'));
}
