import { LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { use as register } from 'echarts/core';
import { observer } from 'mobx-react-lite';
import type { Language } from '../../../domain/language';
import { formatDate } from '../../../domain/formatting/format-date';
import { type Decimal, toText } from '../../../domain/money/decimal';
import { useInstance } from '../../app/injection';
import { Chart } from '../../components/chart';
import { LanguageStore } from '../../stores/language-store';
import { PreferencesStore } from '../../stores/preferences-store';

register([LineChart, GridComponent, TooltipComponent]);

/** A day's figure: its value places it, its text is what is read. */
type ChartPoint = { readonly date: string; readonly value: Decimal; readonly text: string };

type RecordChartProps = {
  readonly points: readonly ChartPoint[];
  /** Follows the figures of the axis. */
  readonly unit?: '' | '%';
};

/** Dated figures as a line: a picture of the table beneath it, which carries the words. */
export const RecordChart = observer(function RecordChart({ points, unit = '' }: RecordChartProps) {
  const { theme } = useInstance(PreferencesStore);
  const { language } = useInstance(LanguageStore);
  return (
    <div aria-hidden="true" className="fund-page-chart">
      <Chart key={theme} option={lineOption(points, unit, language)} />
    </div>
  );
});

function lineOption(points: readonly ChartPoint[], unit: string, language: Language) {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const text = { color: colour('--ink-3'), fontFamily: style.getPropertyValue('--font'), fontSize: 12 };
  return {
    animation: false,
    grid: { top: 12, right: 8, bottom: 28, left: 8, containLabel: true },
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      confine: true,
      backgroundColor: colour('--surface'),
      borderColor: colour('--hairline-strong'),
      textStyle: { ...text, color: colour('--ink'), fontSize: 14 },
      axisPointer: { lineStyle: { color: colour('--control-line') } },
      formatter: ([at]: readonly { readonly dataIndex: number }[]) => {
        const point = at && points[at.dataIndex];
        return point ? `${formatDate(point.date, language)}\n${point.text}` : '';
      },
    },
    xAxis: {
      type: 'category',
      boundaryGap: false,
      data: points.map(({ date }) => formatDate(date, language)),
      axisLabel: { ...text, hideOverlap: true },
      axisLine: { lineStyle: { color: colour('--hairline-strong') } },
      axisTick: { show: false },
    },
    yAxis: {
      type: 'value',
      scale: true,
      axisLabel: { ...text, formatter: (value: number) => `${String(value)}${unit}` },
      splitLine: { lineStyle: { color: colour('--hairline') } },
    },
    series: [
      {
        type: 'line',
        symbol: 'none',
        lineStyle: { color: colour('--accent'), width: 2 },
        // For the chart's geometry alone; never shown or summed.
        data: points.map(({ value }) => Number(toText(value))),
      },
    ],
  };
}
