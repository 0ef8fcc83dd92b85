import type { ByRegion, Region } from '../domain/region';
import { regionDefaults } from './regions';

/** The name and description of the portal for search engines, previews of links and a phone's home screen. */
export const pageIntroductions: ByRegion<{ readonly title: string; readonly description: string }> = {
  HK: { title: 'Fund Portal', description: 'See your funds online, and buy, sell and switch them.' },
  TW: { title: '基金交易網', description: '線上查看您的基金，並可申購、贖回與轉申購。' },
};

/** The manifest of a region's portal, a file beside its page. */
export const manifestOf = (region: Region): string => `portal-${region.toLowerCase()}.webmanifest`;

const anyManifest = /portal-[a-z]+\.webmanifest/;

/** Returns the portal's page with the introduction of a region in place of the one that it has. */
export function withIntroduction(html: string, region: Region): string {
  const { title, description } = pageIntroductions[region];
  const contents: Readonly<Record<string, string>> = {
    description,
    'application-name': title,
    'og:locale': regionDefaults[region].fallbackLanguage,
    'og:title': title,
    'og:description': description,
  };
  return html
    .replace(
      /(<meta (?:name|property)="([\w:-]+)" content=")[^"]*/g,
      (whole, start: string, name: string) => start + (contents[name] ?? whole.slice(start.length)),
    )
    .replace(anyManifest, manifestOf(region));
}
