import { useTexts } from '../../i18n/use-texts';
import { LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { use as register } from 'echarts/core';
import { observer } from 'mobx-react-lite';
import type { Language } from '../../../domain/language';
import { formatDate } from '../../../domain/formatting/format-date';
import { compare, type Decimal, toText } from '../../../domain/money/decimal';
import { useInstance } from '../../app/injection';
import { Chart } from '../../components/chart';
import { PreferencesStore } from '../../stores/preferences-store';
import * as styles from './fund-screen.module.css';

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
  const { theme, gainColour, textSize } = useInstance(PreferencesStore);
  const { language } = useTexts();
  return (
    <div aria-hidden="true" className={styles.fundPageChart} data-testid="fund-page-chart">
      <Chart key={`${theme} ${gainColour} ${textSize}`} option={lineOption(points, unit, language)} />
    </div>
  );
});

function lineOption(points: readonly ChartPoint[], unit: string, language: Language) {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const fontSize = Number.parseFloat(style.fontSize) * 0.875;
  const text = { color: colour('--ink-3'), fontFamily: style.getPropertyValue('--font'), fontSize };
  const line = colour(courseOf(points));
  // A label where a month begins; a stretch of a month or two has its days.
  const labels = spansMonths(points) ? 'month-year' : undefined;
  return {
    animation: false,
    // The days are those of the record, wherever the client is.
    useUTC: true,
    grid: { top: fontSize * 2.25, right: 12, bottom: 8, left: 8, containLabel: true },
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      confine: true,
      backgroundColor: colour('--surface'),
      borderColor: colour('--hairline-strong'),
      textStyle: { ...text, color: colour('--ink') },
      axisPointer: { lineStyle: { color: colour('--control-line') } },
      formatter: ([at]: readonly { readonly dataIndex: number }[]) => {
        const point = at && points[at.dataIndex];
        return point ? `${formatDate(point.date, language)}\n${point.text}` : '';
      },
    },
    xAxis: {
      // Of time, so that months without a price are as wide as those with one.
      type: 'time',
      boundaryGap: false,
      minInterval: (labels === undefined ? 1 : 28) * millisecondsOfDay,
      axisLabel: {
        ...text,
        hideOverlap: true,
        formatter: (day: number) => formatDate(new Date(day).toISOString().slice(0, 10), language, labels),
      },
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
        showAllSymbol: true,
        lineStyle: { color: line, width: 2 },
        itemStyle: { color: line },
        // For the chart's geometry alone; never shown or summed.
        data: points.map(({ date, value, text: said }, at) =>
          at < points.length - 1
            ? [Date.parse(date), Number(toText(value))]
            : {
                value: [Date.parse(date), Number(toText(value))],
                symbol: 'circle',
                symbolSize: 8,
                label: { ...text, show: true, color: colour('--ink'), fontWeight: 600, formatter: said, ...beside },
              },
        ),
      },
    ],
  };
}

/** Above the last point, and ending with it. */
const beside = { position: [8, -8], align: 'right', verticalAlign: 'bottom' } as const;

/** A line that rises has the colour of a gain, one that falls that of a loss, as the client's region or choice has them; one that ends on the figure that it began with has neither. */
function courseOf(points: readonly ChartPoint[]): '--up' | '--down' | '--ink-2' {
  const first = points[0];
  const last = points.at(-1);
  const course = first && last && first.text !== last.text ? compare(last.value, first.value) : 0;
  if (course === 0) return '--ink-2';
  return course > 0 ? '--up' : '--down';
}

const spansMonths = (points: readonly ChartPoint[]): boolean =>
  new Set(points.map(({ date }) => date.slice(0, 7))).size > 3;

const millisecondsOfDay = 86_400_000;
