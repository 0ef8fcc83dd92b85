import { escaped } from '../../config/page-data-block';
import { pageIntroductions } from '../../config/page-introduction';
import type { DataBlock } from '../../config/portal-configuration';
import { regionDefaults } from '../../config/regions';
import { type Language, languages, languageTag } from '../../domain/language';

type Words = { readonly heading: string; readonly text: string; readonly call: string };

const words: Readonly<Record<Language, Words>> = {
  en_US: {
    heading: 'The portal is not available at the moment',
    text: 'You can’t log in or place orders online. Please try again later. Orders that we have already received are not affected.',
    call: 'If it can’t wait, call',
  },
  zh_HK: {
    heading: '網站暫停服務',
    text: '目前無法登入或在網上發出交易指示，請稍後再試。我們已收到的指示不受影響。',
    call: '如有急事，請致電',
  },
  zh_TW: {
    heading: '網站暫停服務',
    text: '目前無法登入或線上委託，請稍後再試。我們已受理的委託不受影響。',
    call: '如有急事，請來電',
  },
};

/** Returns the page that takes the place of all others while the portal is closed, in every language, the region's own first; it needs no script. */
export function maintenancePage({ region = 'TW', hotline = '' }: DataBlock): string {
  const own = regionDefaults[region].fallbackLanguage;
  const parts = [own, ...languages.filter((language) => language !== own)].map((language) => {
    const { heading, text, call } = words[language];
    const number = hotline === '' ? '' : `\n      <p>${call} <strong>${escaped(hotline)}</strong></p>`;
    return `    <section lang="${languageTag(language, 'html')}">
      <h1>${heading}</h1>
      <p>${text}</p>${number}
    </section>`;
  });
  return `<!doctype html>
<html lang="${languageTag(own, 'html')}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${pageIntroductions[region].title}</title>
    <link rel="stylesheet" href="/maintenance.css" />
  </head>
  <body>
    <main>
${parts.join('\n')}
    </main>
  </body>
</html>
`;
}

/** The style sheet of that page: the portal's own has another name with each build. */
export const maintenanceStyle = `body {
  margin: 0;
  background: #faf8f4;
  color: #1c2126;
  font: 1rem / 1.6 'PingFang TC', 'Noto Sans TC', 'Microsoft JhengHei', system-ui, sans-serif;
}
main {
  box-sizing: border-box;
  max-width: 40rem;
  margin: 0 auto;
  padding: 2rem 1.5rem;
  overflow-wrap: anywhere;
}
section + section {
  margin-top: 2rem;
  padding-top: 2rem;
  border-top: 1px solid #c9c2b4;
}
h1 {
  margin: 0 0 0.75rem;
  color: #0e5a4a;
  font-size: 1.25rem;
  line-height: 1.3;
}
p {
  margin: 0 0 0.5rem;
}
@media (prefers-color-scheme: dark) {
  body {
    background: #14171a;
    color: #e8e6e1;
  }
  h1 {
    color: #58b39b;
  }
  section + section {
    border-color: #2d3339;
  }
}
`;
