import { PieChart } from 'echarts/charts';
import { use as register } from 'echarts/core';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo } from 'react';
import { useInstance } from '../../../app/injection';
import { Chart } from '../../../components/chart';
import { PreferencesStore } from '../../../stores/preferences-store';
import type { AllocationSlice } from './allocation-slices';
import * as styles from './allocation.module.css';

register([PieChart]);

type AllocationChartProps = {
  readonly slices: readonly AllocationSlice[];
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
};

/** The pie itself: a picture of the table beneath it, which carries the words and the keyboard. */
export const AllocationChart = observer(function AllocationChart(props: AllocationChartProps) {
  const { theme } = useInstance(PreferencesStore);
  return (
    <div aria-hidden="true" className={styles.allocationPie} data-testid="allocation-pie">
      <Pie key={theme} {...props} />
    </div>
  );
});

/** Draws the pie in the colours of the theme that it was begun with. */
function Pie(props: AllocationChartProps) {
  // Drawn anew after the table has answered a click.
  const slices = useDeferredValue(props.slices);
  const chosen = useDeferredValue(props.chosen);
  const option = useMemo(() => pieOption(slices, chosen, paletteOf(document.documentElement)), [slices, chosen]);
  return <Chart option={option} onChoose={props.onChoose} />;
}

function pieOption(slices: readonly AllocationSlice[], chosen: string | undefined, colours: Palette) {
  return {
    animation: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    series: [
      {
        type: 'pie',
        // A pie has durations of its own, which go before those of its chart.
        animationDuration: 350,
        radius: ['66%', '92%'],
        label: { show: false },
        labelLine: { show: false },
        emphasis: { scaleSize: 4 },
        itemStyle: { borderColor: colours.paper, borderWidth: 2 },
        data: slices.map((slice) => ({
          value: slice.size,
          name: slice.name,
          ...(slice.canBeChosen ? { key: slice.key } : {}),
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
