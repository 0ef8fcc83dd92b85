import { escapeHtml } from '../../pages/page';

/** The words of a promotion in one language. */
export type PromotionTexts = {
  readonly title: string;
  readonly short: string;
  readonly long: string;
  readonly disclaimers: string;
  readonly label: string;
  readonly url: string;
  /** The address of a picture, where it has one. */
  readonly image?: string;
};

/** A promotion as the XML document the portal reads [MSG-08, MSG-09]. */
export const promotionDocument = (words: PromotionTexts): string => xmlDocument('promotion', partsOf(words));

/** An announcement's document has a date as well [MSG-10]. */
export const announcementDocument = (words: PromotionTexts, date: string): string =>
  xmlDocument('announcement', [...partsOf(words), element('date', date)]);

const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;

const xmlDocument = (name: string, parts: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${name}>${parts.join('')}</${name}>`;

function partsOf({ title, short, long, disclaimers, label, url, image = '' }: PromotionTexts): readonly string[] {
  return [
    element('title', title),
    element('short_description', short),
    element('long_description', long),
    element('disclaimers', disclaimers),
    element('image', image),
    element('url', url),
    element('label', label),
    element('full_view', 'N'),
  ];
}
