import { PieChart } from 'echarts/charts';
import { use as register } from 'echarts/core';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../support/eventually';
import { Chart } from '../../../ui/components/chart';

register([PieChart]);
const side = 200;
let place: HTMLElement;
let root: Root;
/** The callback of each watched place. */
let reports: (() => void)[];

beforeEach(() => {
  laidOut(side);
  reports = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly report: () => void) {}
      observe = () => reports.push(this.report);
      disconnect = () => (reports = reports.filter((report) => report !== this.report));
    },
  );
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A browser lays out; this one is told. */
function laidOut(size: number): void {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(size);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(size);
}

const pie = (...keys: readonly string[]) => ({
  animation: false,
  series: [
    { type: 'pie', radius: '100%', label: { show: false }, data: keys.map((key) => ({ value: 1, name: key, key })) },
  ],
});

const all = ['pointerdown', 'mousedown', 'mouseup', 'click'];

/** The first slice is the right half of the pie; `moved` pixels from where the pointer usually is. */
function click(half: 'left' | 'right', types: readonly string[] = all, moved = 0, button = 0): void {
  for (const type of types) {
    const at = { zrX: side * (half === 'left' ? 0.25 : 0.75) + moved, zrY: side / 2 };
    place
      .querySelector('svg')
      ?.parentElement?.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, button }), at));
  }
}

it('[PORT-02] the pointer chooses what is drawn, though the chart was drawn anew before the first picture stood', async () => {
  const chosen: string[] = [];
  const show = (...keys: readonly string[]) => {
    flushSync(() => {
      root.render(<Chart option={pie(...keys)} onChoose={(key) => chosen.push(`${keys.join()}: ${key}`)} />);
    });
  };
  show('equity', 'bond');
  show('dollar', 'yen');
  await eventually(() => expect(place.querySelectorAll('path').length).toBeGreaterThanOrEqual(2));
  click('right');
  // A browser sends no click where the item under the pointer was lifted in between.
  click('left', ['pointerdown', 'mousedown', 'mouseup']);
  click('left', all, 0, 2);
  expect(chosen).toEqual(['dollar,yen: dollar', 'dollar,yen: yen']);
});

it('[PORT-02] a click chooses also where the pointer or the picture moves before the button comes up, unless another item lies there then', async () => {
  const chosen: string[] = [];
  const show = async (...keys: readonly string[]) => {
    flushSync(() => {
      root.render(<Chart option={pie(...keys)} onChoose={(key) => chosen.push(key)} />);
    });
    await eventually(() => expect(place.querySelectorAll('path').length).toBe(keys.length));
  };
  await show('dollar', 'yen');
  click('right', ['pointerdown', 'mousedown']);
  click('right', ['mouseup', 'click'], 20);
  expect(chosen).toEqual(['dollar']);
  click('right', ['pointerdown', 'mousedown']);
  click('left', ['mouseup', 'click']);
  expect(chosen).toEqual(['dollar']);
  click('right', ['pointerdown', 'mousedown']);
  await show('dollar', 'euro', 'yen');
  await show('yen', 'dollar');
  click('right', ['mouseup', 'click']);
  // What was pressed before says nothing of a click beside the pie.
  click('right', ['pointerdown', 'click']);
  expect(chosen).toEqual(['dollar']);
});

it('[PORT-02, R5] a pointer that leaves its item in the moment the chart changes raises no error', async () => {
  const errors: unknown[] = [];
  const note = (event: ErrorEvent) => errors.push(event.error);
  window.addEventListener('error', note);
  flushSync(() => root.render(<Chart option={pie('dollar', 'yen')} />));
  await eventually(() => expect(place.querySelectorAll('path').length).toBe(2));
  click('right', ['mousemove']);
  flushSync(() => root.render(<Chart option={pie('yen')} />));
  click('left', ['mousemove', 'mouseout']);
  window.removeEventListener('error', note);
  expect(errors).toEqual([]);
});

it('[PORT-02] a chart fills a place that was hidden when it was made, as soon as the place is shown', async () => {
  laidOut(0);
  flushSync(() => root.render(<Chart option={pie('dollar', 'yen')} />));
  await eventually(() => expect(reports).toHaveLength(1));
  laidOut(side);
  for (const report of reports) report();
  expect(place.querySelector('svg')?.getAttribute('width')).toBe(String(side));
});

it('[PORT-02] a chart that is changed before it stands is drawn once: its movement does not run before that too', async () => {
  const slow = (...keys: readonly string[]) => ({ ...pie(...keys), animation: true, animationDuration: 60_000 });
  flushSync(() => root.render(<Chart option={slow('equity', 'bond')} />));
  flushSync(() => root.render(<Chart option={slow('dollar', 'yen')} />));
  await eventually(() => expect(reports).toHaveLength(1));
});

it('[PORT-02] a chart that is taken away before it stands, or after, leaves nothing that watches its place', async () => {
  flushSync(() => root.render(<Chart option={pie('dollar', 'yen')} />));
  flushSync(() => root.render(null));
  flushSync(() => root.render(<Chart option={pie('dollar', 'yen')} />));
  await eventually(() => expect(reports).toHaveLength(1));
  flushSync(() => root.render(null));
  expect(reports).toEqual([]);
});
