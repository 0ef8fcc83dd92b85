import { useTexts } from '../../i18n/use-texts';
import { LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { use as register } from 'echarts/core';
import { observer } from 'mobx-react-lite';
import type { Language } from '../../../domain/language';
import { formatDate } from '../../../domain/formatting/format-date';
import { compare, type Decimal, toText } from '../../../domain/money/decimal';
import { needsCutScale } from '../../../domain/formatting/cut-scale';
import { useInstance } from '../../app/injection';
import { Chart } from '../../components/chart';
import { chartStyle, timeAxisOption } from '../../components/time-axis-option';
import { FinePrint } from '../../components/notices/note';
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
  const { t, language } = useTexts();
  const isCut = needsCutScale(points.map(({ value }) => value));
  return (
    <>
      <div aria-hidden="true" className={styles.fundPageChart} data-testid="fund-page-chart">
        <Chart key={`${theme} ${gainColour} ${textSize}`} option={lineOption({ points, unit, isCut }, language)} />
      </div>
      {isCut ? <FinePrint>{t('history:cut')}</FinePrint> : null}
    </>
  );
});

type Drawn = { readonly points: readonly ChartPoint[]; readonly unit: string; readonly isCut: boolean };

function lineOption({ points, unit, isCut }: Drawn, language: Language) {
  const { colour, text } = chartStyle();
  const line = colour(courseOf(points));
  return {
    ...timeAxisOption({
      days: points.map(({ date }) => date),
      language,
      textAt: (index) => {
        const point = points[index];
        return point ? `${formatDate(point.date, language)}\n${point.text}` : '';
      },
      axisText: (value) => `${String(value)}${unit}`,
      isCut,
    }),
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

/**
 * A line that rises has the colour of a gain, one that falls that of a loss, as the client's region or choice has them;
 * one that ends on the figure that it began with has neither.
 */
function courseOf(points: readonly ChartPoint[]): '--up' | '--down' | '--ink-2' {
  const first = points[0];
  const last = points.at(-1);
  const course = first && last && first.text !== last.text ? compare(last.value, first.value) : 0;
  if (course === 0) return '--ink-2';
  return course > 0 ? '--up' : '--down';
}
