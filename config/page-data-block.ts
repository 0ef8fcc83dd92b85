import { withIntroduction } from './page-introduction';
import type { DataBlock } from './portal-configuration';

const anyBlock = /<script(?=[^>]*\sid="portal-configuration")[^>]*>[\s\S]*?<\/script>/;

const hotlinePlace = /(<p id="start-failure-hotline">)[^<]*(<\/p>)/;

/**
 * Returns the portal's page with its data block written in, replacing the one that it has, with the telephone number
 * where a client reads it if the portal's scripts don't run, and introduced as its region's [CONF-01..27].
 */
export function withDataBlock(html: string, block: DataBlock): string {
  // Escaped, so that no text in it can end the script element.
  const json = JSON.stringify(block).replace(/</g, '\\u003c');
  const element = `<script type="application/json" id="portal-configuration">${json}</script>`;
  const hotline = escaped(block.hotline ?? '');
  const page = withIntroduction(html, block.region ?? 'TW').replace(
    hotlinePlace,
    (_, start: string, end: string) => start + hotline + end,
  );
  if (anyBlock.test(page)) return page.replace(anyBlock, () => element);
  return page.replace('</head>', () => `${element}\n</head>`);
}

/** A text as the page's markup has it. */
export const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (character) => `&#${String(character.codePointAt(0))};`);
