import { LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { use as register } from 'echarts/core';
import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { formatDate } from '../../domain/formatting/format-date';
import { formatNumber } from '../../domain/formatting/format-number';
import type { Language } from '../../domain/language';
import { minorUnitScale } from '../../domain/money/currency';
import { type Decimal, isNegative, negate, toText } from '../../domain/money/decimal';
import type { ReportedFlow } from '../../domain/performance/portfolio-report';
import type { ValuePoint } from '../../domain/performance/value-line';
import { useInstance } from '../app/injection';
import { Chart } from '../components/chart';
import { AmountsHidden } from '../components/figures/amount';
import { chartStyle, timeAxisOption } from '../components/time-axis-option';
import { useTexts } from '../i18n/use-texts';
import { PreferencesStore } from '../stores/preferences-store';
import { flowName } from './flow-name';
import type { ComparedValues } from './compared-values';
import * as styles from './value-chart.module.css';

register([LineChart, GridComponent, TooltipComponent]);

type ValueChartProps = {
  readonly points: readonly ValuePoint[];
  readonly payments: readonly ReportedFlow[];
  readonly currency: string;
  readonly isCut: boolean;
  readonly compared?: ComparedValues | undefined;
};

/** The value over the money put in, as two lines: a picture of the table beneath it, which carries the words [PORT-46]. */
export const ValueChart = observer(function ValueChart(props: ValueChartProps) {
  const { theme, gainColour, textSize } = useInstance(PreferencesStore);
  const { t, language } = useTexts();
  const isHidden = useContext(AmountsHidden);
  const names = {
    value: t('gains:in-currency', { what: t('history:value'), currency: props.currency }),
    putIn: t('history:put-in'),
    oldPrice: t('history:old-price'),
  };
  const oldPriceText = (date: string) => t('history:price-of', { date: formatDate(date, language) });
  const nameOf = (flow: ReportedFlow) => flowName(t, flow);
  return (
    <div aria-hidden="true">
      <div className={styles.chart} data-testid="value-chart">
        <Chart
          key={`${theme} ${gainColour} ${textSize} ${String(isHidden)}`}
          option={valueOption({ ...props, names, nameOf, oldPriceText, language, isHidden })}
        />
      </div>
      <Legend {...props} names={names} nameOf={nameOf} />
    </div>
  );
});

type LegendProps = Pick<Drawn, 'names' | 'nameOf' | 'compared' | 'payments' | 'points'>;

/** The names of the lines, and of the marks that there are. */
function Legend({ names, compared, payments, points, nameOf }: LegendProps) {
  const marks = new Map(payments.map((flow) => [nameOf(flow), markOf(flow)]));
  return (
    <ul className={styles.legend} data-testid="chart-legend">
      <li data-line="value">{names.value}</li>
      {points.some(isAtOldPrice) ? <li data-line="old-price">{names.oldPrice}</li> : null}
      <li data-line="put-in">{names.putIn}</li>
      {compared ? <li data-line="compared">{compared.name}</li> : null}
      {[...marks].map(([name, mark]) => (
        <li key={name} data-mark={mark}>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Returns the shape of a payment's mark: up for money that came, down for money that went, and that of a distribution. */
function markOf({ kind, amount }: Pick<ReportedFlow, 'kind' | 'amount'>): 'in' | 'out' | 'distribution' {
  if (kind === 'distribution') return 'distribution';
  return amount && isNegative(amount) ? 'out' : 'in';
}

const symbols = {
  in: { symbol: 'triangle' },
  out: { symbol: 'triangle', symbolRotate: 180 },
  distribution: { symbol: 'diamond' },
} as const;

type Drawn = ValueChartProps & {
  readonly names: Readonly<Record<'value' | 'putIn' | 'oldPrice', string>>;
  /** Returns the day of an old price, in words. */
  readonly oldPriceText: (date: string) => string;
  /** Returns what a payment was, in words. */
  readonly nameOf: (flow: ReportedFlow) => string;
  readonly language: Language;
  readonly isHidden: boolean;
};

const hidden = '•••••';

const abs = (amount: Decimal): Decimal => (isNegative(amount) ? negate(amount) : amount);

function valueOption(drawn: Drawn) {
  const { points, payments, currency, isCut, compared, names, nameOf, oldPriceText, language, isHidden } = drawn;
  const { colour, text } = chartStyle();
  const precision = minorUnitScale(currency);
  const said = (value: Decimal | undefined) => (isHidden ? hidden : formatNumber(value, { precision }) || '–');
  const value = colour('--accent');
  const putIn = colour('--ink-3');
  const last = points.at(-1);
  const endsOld = last !== undefined && isAtOldPrice(last);
  const endLabel = { ...text, show: true, color: colour('--ink'), fontWeight: 600, formatter: said(last?.value) };
  return {
    ...timeAxisOption({
      days: points.map(({ date }) => date),
      language,
      textAt: (index) => {
        const point = points[index];
        if (!point) return '';
        const paid = payments
          .filter(({ date }) => date <= point.date && date > (points[index - 1]?.date ?? ''))
          .map((flow) => {
            const { date, amount } = flow;
            return `${formatDate(date, language)} ${nameOf(flow)} ${said(amount && abs(amount))}`;
          });
        const other = compared ? [`${compared.name} ${said(compared.values[index])}`] : [];
        const old = point.value && point.oldPriceDate ? [oldPriceText(point.oldPriceDate)] : [];
        const lines = [
          `${names.value} ${said(point.value)}`,
          ...old,
          `${names.putIn} ${said(point.putIn)}`,
          ...other,
          ...paid,
        ];
        return [formatDate(point.date, language), ...lines].join('\n');
      },
      axisText: (figure) => (isHidden ? '' : new Intl.NumberFormat('en', { notation: 'compact' }).format(figure)),
      isCut,
      splits: 2,
    }),
    series: [
      line('value', { color: value, width: 2 }, pointsOfLine(points, 'current'), endsOld ? undefined : endLabel),
      ...(points.some(isAtOldPrice)
        ? [
            line(
              'oldPrice',
              { color: value, width: 2, type: 'dashed' },
              pointsOfLine(points, 'old'),
              endsOld ? endLabel : undefined,
            ),
          ]
        : []),
      ...(compared ? [comparedLine(compared, points, colour('--ink-2'))] : []),
      line('putIn', { color: putIn, width: 1.5, type: 'dashed' }, points.map(geometry(({ putIn: at }) => at))),
      {
        name: 'payments',
        type: 'line',
        lineStyle: { opacity: 0 },
        symbolSize: 8,
        showAllSymbol: true,
        itemStyle: { color: colour('--surface'), borderColor: value, borderWidth: 1.5 },
        data: payments.map((flow) => ({
          value: geometry(({ value: at }) => at)(latestPoint(points, flow.date)),
          ...symbols[markOf(flow)],
        })),
      },
    ],
  };
}

const isAtOldPrice = ({ value, oldPriceDate }: ValuePoint): boolean =>
  value !== undefined && oldPriceDate !== undefined;

/** The points of the line of the value by the age of its prices: what leads to an old price, and away from it, is drawn as old. */
const pointsOfLine = (points: readonly ValuePoint[], age: 'current' | 'old') =>
  points.map((point, at) => {
    const isOld = isAtOldPrice(point);
    const touchesOld = [points[at - 1], point, points[at + 1]].some((near) => near !== undefined && isAtOldPrice(near));
    const isDrawn = age === 'old' ? touchesOld : !isOld;
    return geometry(({ value }) => (isDrawn ? value : undefined))(point);
  });

/** The benchmark is dotted, neither the value's colour nor its stroke. */
const comparedLine = ({ values }: ComparedValues, points: readonly ValuePoint[], color: string) =>
  line(
    'compared',
    { color, width: 1.5, type: 'dotted' },
    points.map((point, at) => geometry(() => values[at])(point)),
  );

/** A payment is marked on the line: at the first point whose value it is in, where a pointer is told of it too. */
const latestPoint = (points: readonly ValuePoint[], day: string): ValuePoint =>
  points.find(({ date }) => date >= day) ?? { date: day, value: undefined, putIn: undefined };

/** For the chart's geometry alone; never shown or summed. A day without a figure is a gap. */
const geometry =
  (figureOf: (point: ValuePoint) => Decimal | undefined) =>
  (point: ValuePoint): readonly [number, number | '-'] => {
    const figure = figureOf(point);
    return [Date.parse(point.date), figure ? Number(toText(figure)) : '-'];
  };

function line(name: string, lineStyle: object, data: readonly (readonly [number, number | '-'])[], endLabel?: object) {
  return {
    name,
    type: 'line',
    symbol: 'none',
    step: name === 'putIn' ? ('end' as const) : undefined,
    lineStyle,
    itemStyle: lineStyle,
    data: endLabel
      ? data.map((point, at) =>
          at < data.length - 1
            ? point
            : {
                value: point,
                symbol: 'circle',
                symbolSize: 8,
                label: { ...endLabel, position: [8, -8], align: 'right', verticalAlign: 'bottom' },
              },
        )
      : data,
    showAllSymbol: true,
  };
}
