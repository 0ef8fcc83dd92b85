import EChartsReact from 'echarts-for-react/esm/core';
import {
  type ECElementEvent,
  type EChartsCoreOption,
  type EChartsType,
  dispose,
  getInstanceByDom,
  init,
  use as register,
} from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

register([SVGRenderer]);

/** The parts of ECharts in use: the whole of its core would come with all that draws anything. */
const echarts = { init, dispose, getInstanceByDom };

type ChartProps = {
  /** The chart to draw, in place of the one before. */
  readonly option: EChartsCoreOption;
  /** Told the `key` of the item that a pointer chose, as it was drawn: what is asked for since may have other items. */
  readonly onChoose?: (key: string) => void;
};

/** A picture by ECharts in the size of its parent: one chart for as long as it is shown. */
export function Chart({ option, onChoose }: ChartProps) {
  // The library makes a first chart to measure its place and a second one to stay; only the latter is handed out.
  const [drawn, setDrawn] = useState<EChartsType>();
  const choose = useEffectEvent((key: string) => onChoose?.(key));
  useLayoutEffect(() => {
    // In strict mode the library makes the chart twice, and the first is gone by then.
    if (drawn === undefined || drawn.isDisposed()) return;
    const stopListening = listen(drawn, (key) => choose(key));
    const stopMeasuring = keepSize(drawn);
    const stopFitting = fitPaper(drawn);
    return () => {
      stopListening();
      stopMeasuring();
      stopFitting();
    };
  }, [drawn]);
  return (
    <EChartsReact
      echarts={echarts}
      option={option}
      notMerge
      opts={svg}
      // It would take the first change of size for the first report of it, and do nothing.
      autoResize={false}
      // What changes before is drawn once, by the chart that stays.
      shouldSetOption={() => drawn !== undefined}
      // At once: neither a change nor a click falls in between.
      onChartReady={(chart) => flushSync(() => setDrawn(chart))}
      style={whole}
    />
  );
}

const svg = { renderer: 'svg' } as const;
const whole = { height: '100%', width: '100%' };

/** Tells which item a pointer chooses, until what it returns is called. */
function listen(drawn: EChartsType, choose: (key: string) => void): () => void {
  // ECharts drops its own click where pointer or page moves more than four pixels between the button's going down and
  // coming up, and the browser drops its click where the item under a pointer that has just arrived is lifted meanwhile.
  let pressed: string | undefined;
  const begin = () => (pressed = undefined);
  const element = drawn.getDom();
  element.addEventListener('pointerdown', begin, { capture: true });
  drawn.on('mousedown', ({ data, event }: ECElementEvent) => {
    if (event?.event instanceof MouseEvent && event.event.button === mainButton) pressed = keyOf(data);
  });
  drawn.on('mouseup', ({ data }: ECElementEvent) => {
    if (pressed !== undefined && pressed === keyOf(data)) choose(pressed);
    pressed = undefined;
  });
  return () => element.removeEventListener('pointerdown', begin, { capture: true });
}

/** Draws the chart in the size of its place, until what it returns is called. */
function keepSize(drawn: EChartsType): () => void {
  const element = drawn.getDom();
  const size = new ResizeObserver(() => {
    // Its first report is of the size that the chart has: drawing it again would end its first movement.
    if (drawn.getWidth() !== element.clientWidth || drawn.getHeight() !== element.clientHeight)
      drawn.resize({ width: 'auto', height: 'auto' });
  });
  size.observe(element);
  return () => size.disconnect();
}

/** Lets the picture shrink with its place on paper, where it isn't drawn anew, until what it returns is called. */
function fitPaper(drawn: EChartsType): () => void {
  const picture = () => drawn.getDom().querySelector('svg');
  const fit = () => {
    picture()?.setAttribute('viewBox', `0 0 ${String(drawn.getWidth())} ${String(drawn.getHeight())}`);
    picture()?.setAttribute('preserveAspectRatio', 'xMinYMid');
  };
  const leave = () => picture()?.removeAttribute('viewBox');
  window.addEventListener('beforeprint', fit);
  window.addEventListener('afterprint', leave);
  return () => {
    window.removeEventListener('beforeprint', fit);
    window.removeEventListener('afterprint', leave);
  };
}

const mainButton = 0;

const keyOf = (item: unknown): string | undefined =>
  typeof item === 'object' && item !== null && 'key' in item ? String(item.key) : undefined;
