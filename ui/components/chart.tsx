import { type ECElementEvent, type EChartsCoreOption, type EChartsType, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

register([SVGRenderer]);

type ChartProps = {
  /** What is drawn, in place of what was drawn before. */
  readonly option: EChartsCoreOption;
  /** Told the `key` of the item that a pointer chose, as it was drawn: what is asked for since may have other items. */
  readonly onChoose?: (key: string) => void;
};

/** A picture by ECharts in the size of its parent: one chart for as long as it is shown. */
export function Chart({ option, onChoose }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(null);
  const choose = useEffectEvent((key: string) => onChoose?.(key));
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const drawn = init(element, undefined, { renderer: 'svg' });
    chart.current = drawn;
    // ECharts drops its own click where pointer or page moves more than four pixels between the button's going down and
    // coming up, and the browser drops its click where the item under a pointer that has just arrived is lifted meanwhile.
    let pressed: string | undefined;
    const begin = () => (pressed = undefined);
    element.addEventListener('pointerdown', begin, { capture: true });
    drawn.on('mousedown', ({ data, event }: ECElementEvent) => {
      if (event?.event instanceof MouseEvent && event.event.button === mainButton) pressed = keyOf(data);
    });
    drawn.on('mouseup', ({ data }: ECElementEvent) => {
      if (pressed !== undefined && pressed === keyOf(data)) choose(pressed);
      pressed = undefined;
    });
    const size = new ResizeObserver(() => {
      // Its first report is of the size that the chart has: drawing it again would end its first movement.
      if (drawn.getWidth() !== element.clientWidth || drawn.getHeight() !== element.clientHeight) drawn.resize();
    });
    size.observe(element);
    return () => {
      size.disconnect();
      element.removeEventListener('pointerdown', begin, { capture: true });
      drawn.dispose();
    };
  }, []);
  useEffect(() => {
    chart.current?.setOption(option, { notMerge: true, lazyUpdate: true });
  }, [option]);
  return <div ref={place} style={{ height: '100%', width: '100%' }} />;
}

const mainButton = 0;

const keyOf = (item: unknown): string | undefined =>
  typeof item === 'object' && item !== null && 'key' in item ? String(item.key) : undefined;
