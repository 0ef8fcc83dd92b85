import { dayLength } from '../../domain/calendar/day-length';
import { formatDate } from '../../domain/formatting/format-date';
import type { Language } from '../../domain/language';

type TimeAxisInput = {
  /** The days of the points, the earliest first. */
  readonly days: readonly string[];
  readonly language: Language;
  /** Returns the text read at a point, by its index. */
  readonly textAt: (index: number) => string;
  readonly axisText: (value: number) => string;
  /** True where the axis of figures need not begin at zero. */
  readonly isCut: boolean;
  /** About how many parts the axis of figures is divided into; a low chart has room for few. */
  readonly splits?: number;
};

/** Returns the part of a chart's option that all charts over time share: axes, grid and what a pointer is told. */
export function timeAxisOption({ days, language, textAt, axisText, isCut, splits = 5 }: TimeAxisInput) {
  const { colour, text } = chartStyle();
  // A label where a month begins; a stretch of a month or two has its days.
  const labels = spansMonths(days) ? 'month-year' : undefined;
  return {
    animation: false,
    // The days are those of the record, wherever the client is.
    useUTC: true,
    // On the right there is room for half of a label that stands at the last day.
    grid: {
      top: text.fontSize * 2.25,
      right: text.fontSize * (labels === undefined ? 3 : 2.25),
      bottom: 8,
      left: 8,
      containLabel: true,
    },
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      confine: true,
      backgroundColor: colour('--surface'),
      borderColor: colour('--hairline-strong'),
      textStyle: { ...text, color: colour('--ink') },
      axisPointer: { lineStyle: { color: colour('--control-line') } },
      formatter: ([at]: readonly { readonly dataIndex: number }[]) => (at ? textAt(at.dataIndex) : ''),
    },
    xAxis: {
      // Of time, so that months without a figure are as wide as those with one.
      type: 'time',
      boundaryGap: false,
      minInterval: (labels === undefined ? 1 : 28) * dayLength,
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
      scale: isCut,
      splitNumber: splits,
      axisLabel: { ...text, hideOverlap: true, formatter: axisText },
      splitLine: { lineStyle: { color: colour('--hairline') } },
    },
  };
}

/** Returns the page's own colours and text, for what is drawn. */
export function chartStyle() {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const fontSize = Number.parseFloat(style.fontSize) * 0.875;
  return { colour, text: { color: colour('--ink-3'), fontFamily: style.getPropertyValue('--font'), fontSize } };
}

const spansMonths = (days: readonly string[]): boolean => new Set(days.map((day) => day.slice(0, 7))).size > 3;
