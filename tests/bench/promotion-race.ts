import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { rolldown } from 'rolldown';
import { basePath } from '../../config/regions';

const reader = join(import.meta.dirname, '../../adapters/http/read-notice-document.ts');

/** The reader of promotions, bundled as the build does it, beside the browser's own parser, on 1,000 documents; medians in milliseconds. */
export async function promotionRace(browser: Browser, origin: string): Promise<{ ours: number; theirs: number }> {
  const bundle = await rolldown({ input: reader, platform: 'browser' });
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
  await bundle.close();
  // DOMParser is what the portal's policy forbids, and what it is raced against.
  const context = await browser.newContext({ bypassCSP: true });
  // tsx wraps named functions in a helper of its own, which the page lacks.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  await page.goto(`${origin}${basePath}/`);
  const times = await page.evaluate(
    async (address) => {
      type Reader = (xml: string) => { title: string } | undefined;
      const module = (await import(address)) as Record<string, Reader>;
      const names = ['title', 'shortdescription', 'longdescription', 'disclaimers', 'url', 'label'];
      const documents = Array.from({ length: 1000 }, (_, index) => {
        const fields = names.map((name) => `<${name}>Text ${String(index)} &amp; more of ${name}, 基金優惠</${name}>`);
        return `<promotion>${fields.join('')}</promotion>`;
      });
      const read = module['readNoticeDocument'];
      if (read?.(documents[7] ?? '')?.title !== 'Text 7 & more of title, 基金優惠')
        throw new Error('the module exports no function that reads a promotion');
      const parser = new DOMParser();
      const readers = {
        ours: (xml: string) => read(xml),
        theirs: (xml: string) => {
          const parsed = parser.parseFromString(xml, 'text/xml');
          if (parsed.querySelector('parsererror')) return undefined;
          return names.map((name) => parsed.querySelector(name)?.textContent.trim());
        },
      };
      const all = { ours: [] as number[], theirs: [] as number[] };
      for (let round = 0; round < 21; round += 1)
        for (const name of ['ours', 'theirs'] as const) {
          const begun = performance.now();
          documents.forEach((xml) => readers[name](xml));
          all[name].push(performance.now() - begun);
        }
      const middle = (values: number[]) => values.sort((a, b) => a - b)[10] ?? 0;
      return { ours: middle(all.ours), theirs: middle(all.theirs) };
    },
    `data:text/javascript,${encodeURIComponent(output[0].code)}`,
  );
  await context.close();
  return times;
}
