import type { Browser } from '@playwright/test';
import { median } from './measure';

/** Milliseconds until a table of this many plain rows is made and painted: what nobody can beat without leaving rows out. */
export async function paintedTable(browser: Browser, rows: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const times: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    await page.goto('about:blank');
    times.push(
      await page.evaluate(async (count) => {
        const begun = performance.now();
        const table = document.createElement('table');
        for (let index = 0; index < count; index += 1) {
          const row = table.insertRow();
          for (let column = 0; column < 10; column += 1)
            row.insertCell().textContent = `${String(index)} · ${String(column)}`;
        }
        document.body.append(table);
        await new Promise(requestAnimationFrame);
        await new Promise((resolve) => setTimeout(resolve));
        return performance.now() - begun;
      }, rows),
    );
  }
  await page.close();
  return median(times);
}
