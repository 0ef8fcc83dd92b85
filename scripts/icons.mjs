import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from './chromium.mjs';

// Draws the icons of the installed portal from its sign, `public/favicon.svg`: `npm run icons`. They are committed: a
// build needs no browser. No library does it here: one that draws SVG would come for this alone, and the browser is there.

const folder = join(import.meta.dirname, '../public');
const sign = readFileSync(join(folder, 'favicon.svg'), 'utf8');

/** The part of the width that the sign takes: of an icon that is cut to a circle less. */
const icons = [
  { name: 'icon-192.png', size: 192, part: 0.8 },
  { name: 'icon-512.png', size: 512, part: 0.8 },
  { name: 'icon-maskable-512.png', size: 512, part: 0.56 },
  { name: 'apple-touch-icon.png', size: 180, part: 0.66 },
];

const browser = await chromium.launch(chromiumOptions());
try {
  for (const { name, size, part } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const width = Math.round(size * part);
    const drawn = sign.replace('<svg ', `<svg width="${width}" height="${width}" `);
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:#faf8f4">${drawn}</body>`,
    );
    writeFileSync(join(folder, name), await page.screenshot());
    await page.close();
  }
} finally {
  await browser.close();
}
