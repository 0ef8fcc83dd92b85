import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useWindowedRows } from '../../../ui/components/tables/use-windowed-rows';
import { eventually } from '../support/eventually';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function LongTable() {
  const { body, items, measure } = useWindowedRows({ count: 300, heightOf: () => 40 });
  return (
    <table>
      <tbody ref={body}>
        {items.map(({ index, key }) => (
          <tr key={key} ref={measure} data-index={index}>
            <td>
              <a href={`#${String(index)}`}>{index}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const rows = () => document.querySelectorAll('tr').length;

it('[FUND-40, PORT-40] a long table begins with the rows that fill the window, and a link keeps the focus when the code comes that follows the scrolling', async () => {
  // jsdom lays nothing out: rows without a height would all be in view. These are twice as high as was thought.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  const created = (root = createRoot(document.body.appendChild(document.createElement('div'))));
  flushSync(() => created.render(<LongTable />));
  // 768 pixels hold 20 rows; 12 more stand ready beneath them.
  expect(rows()).toBe(32);
  const link = document.querySelector<HTMLElement>('a[href="#3"]');
  link?.focus();
  await eventually(() => expect(rows()).toBeLessThan(32));
  await eventually(() => expect(rows()).toBeGreaterThan(0));
  expect(document.activeElement).toBe(link);
});
