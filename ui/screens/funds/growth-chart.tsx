import { LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { use as register } from 'echarts/core';
import { observer } from 'mobx-react-lite';
import { formatDate } from '../../../domain/formatting/format-date';
import { performanceText } from '../../../domain/funds/performance/performance-text';
import type { GrowthPoint } from '../../../domain/funds/prices/price-record';
import type { Language } from '../../../domain/language';
import { toText } from '../../../domain/money/decimal';
import { useInstance } from '../../app/injection';
import { Chart } from '../../components/chart';
import { chartStyle, timeAxisOption } from '../../components/time-axis-option';
import { useTexts } from '../../i18n/use-texts';
import { PreferencesStore } from '../../stores/preferences-store';
import * as styles from './comparison.module.css';

register([LineChart, GridComponent, TooltipComponent]);

/** The growth of a fund under its name. */
export type GrowthLine = { readonly name: string; readonly points: readonly GrowthPoint[] };

/** The growth of some funds on one scale: a picture of the table beneath it, which carries the words [FUND-24]. */
export const GrowthChart = observer(function GrowthChart({ lines }: { readonly lines: readonly GrowthLine[] }) {
  const { theme, textSize } = useInstance(PreferencesStore);
  const { language } = useTexts();
  return (
    <div aria-hidden="true" className={styles.growthChart} data-testid="comparison-chart">
      <Chart key={`${theme} ${textSize}`} option={linesOption(lines, language)} />
    </div>
  );
});

type Pointed = { readonly seriesIndex: number; readonly dataIndex: number };

function linesOption(lines: readonly GrowthLine[], language: Language) {
  const { colour } = chartStyle();
  const days = lines.flatMap(({ points }) => points.map(({ date }) => date)).toSorted();
  const base = timeAxisOption({
    days,
    language,
    textAt: () => '',
    axisText: (value) => `${String(value)}%`,
    isCut: true,
  });
  const textOf = ({ seriesIndex, dataIndex }: Pointed) => {
    const line = lines[seriesIndex];
    const point = line?.points[dataIndex];
    return line && point ? [`${performanceText(point.percent)}  ${line.name}`] : [];
  };
  const dayOf = ({ seriesIndex, dataIndex }: Pointed) => lines[seriesIndex]?.points[dataIndex]?.date;
  return {
    ...base,
    tooltip: {
      ...base.tooltip,
      formatter: (pointed: readonly Pointed[]) =>
        [formatDate(pointed[0] && dayOf(pointed[0]), language), ...pointed.flatMap(textOf)].join('\n'),
    },
    series: lines.map(({ points }, index) => ({
      type: 'line',
      symbol: 'none',
      lineStyle: { color: colour(lineColours[index] ?? '--ink'), width: 2, type: dashes[index] },
      itemStyle: { color: colour(lineColours[index] ?? '--ink') },
      // For the chart's geometry alone; never shown or summed.
      data: points.map(({ date, percent }) => [Date.parse(date), Number(toText(percent))]),
    })),
  };
}

const lineColours = ['--slice-1', '--slice-4', '--slice-3', '--slice-2'] as const;

/** So that nobody needs the colours to tell one from another. */
const dashes = ['solid', 'dashed', 'dotted', [10, 4, 2, 4]] as const;
