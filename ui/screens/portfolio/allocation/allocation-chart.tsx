import ReactEChartsCore from 'echarts-for-react/esm/core';
import { PieChart } from 'echarts/charts';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import { useInstance } from '../../../app/injection';
import { PreferencesStore } from '../../../stores/preferences-store';
import type { AllocationSlice } from './allocation-slices';

echarts.use([PieChart, SVGRenderer]);

type AllocationChartProps = {
  readonly slices: readonly AllocationSlice[];
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
};

/** The pie itself: a picture of the table beneath it, which carries the words and the keyboard. */
export const AllocationChart = observer(function AllocationChart(props: AllocationChartProps) {
  // Drawn anew after the table has answered a click.
  const { slices, chosen, onChoose } = useDeferredValue(props);
  const { theme } = useInstance(PreferencesStore);
  const colours = paletteOf(document.documentElement);
  return (
    <div aria-hidden="true" className="allocation-pie">
      <ReactEChartsCore
        key={theme}
        echarts={echarts}
        opts={{ renderer: 'svg' }}
        style={{ height: '100%', width: '100%' }}
        option={pieOption(slices, chosen, colours)}
        notMerge
        lazyUpdate
        onEvents={{
          click: ({ dataIndex }: { readonly dataIndex: number }) => {
            const slice = slices[dataIndex];
            if (slice?.canBeChosen) onChoose(slice.key);
          },
        }}
      />
    </div>
  );
});

function pieOption(slices: readonly AllocationSlice[], chosen: string | undefined, colours: Palette) {
  return {
    animationDuration: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 350,
    series: [
      {
        type: 'pie',
        radius: ['66%', '92%'],
        label: { show: false },
        labelLine: { show: false },
        emphasis: { scaleSize: 4 },
        itemStyle: { borderColor: colours.paper, borderWidth: 2 },
        data: slices.map((slice) => ({
          value: slice.size,
          name: slice.name,
          itemStyle: {
            color: colours.slices[slice.colour - 1],
            opacity: chosen === undefined || chosen === slice.key ? 1 : 0.25,
          },
        })),
      },
    ],
  };
}

type Palette = { readonly paper: string; readonly slices: readonly string[] };

function paletteOf(root: HTMLElement): Palette {
  const style = getComputedStyle(root);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return { paper: token('--paper'), slices: [1, 2, 3, 4, 5, 6, 7, 8].map((place) => token(`--slice-${place}`)) };
}
