import { escapeHtml } from '../pages/page';

/** The words of a promotion in one language. */
export type PromotionWords = {
  readonly title: string;
  readonly short: string;
  readonly long: string;
  readonly disclaimers: string;
  readonly label: string;
  readonly url: string;
};

/** A promotion as the XML document the portal reads [MSG-08, MSG-09]. */
export function promotionDocument({ title, short, long, disclaimers, label, url }: PromotionWords): string {
  const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<promotion>',
    element('title', title),
    element('short_description', short),
    element('long_description', long),
    element('disclaimers', disclaimers),
    element('image', ''),
    element('url', url),
    element('label', label),
    element('full_view', 'N'),
    '</promotion>',
  ].join('');
}
