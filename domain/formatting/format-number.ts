import { isDecimalText, parseDecimal, scaled, toText, type Decimal } from '../money/decimal';
import { round } from '../money/rounding';

type NumberStyle = 'decimal' | 'percent';

type Format = Intl.NumberFormat['format'];

const formats: Record<NumberStyle, Format[]> = { decimal: [], percent: [] };

/** A figure in the zh-HK format with exactly `precision` places [FMT-01, FMT-02]; nothing, or not a number, gives '' [FMT-03]. */
export function formatNumber(
  value: Decimal | string | null | undefined,
  options: { readonly precision: number; readonly style?: NumberStyle },
): string {
  const text = numeralOf(value);
  return isNumeral(text) ? formatFor(options.precision, options.style ?? 'decimal')(text) : '';
}

/** A wire percent (12.5 means 12.5 %) in percent style, two places unless said otherwise [HOLD-05, FMT-04, FMT-10]. */
export function formatPercentFigure(value: Decimal | string | null | undefined, precision = 2): string {
  const figure = typeof value === 'string' ? parsed(value) : value;
  if (figure === null || figure === undefined) return '';
  return formatNumber(scaled(figure.digits, figure.scale + 2), { precision, style: 'percent' });
}

/** The value that `formatNumber` shows of a figure, and `formatPercentFigure` of a percent [FMT-01]. */
export const roundAsShown = (value: Decimal, precision: number): Decimal =>
  round(value, shownPlaces(precision), 'half-up');

function numeralOf(value: Decimal | string | null | undefined): string {
  if (typeof value === 'string') return isDecimalText(value) ? value : '';
  return value === null || value === undefined ? '' : toText(value);
}

function parsed(text: string): Decimal | undefined {
  const result = parseDecimal(text);
  return result.ok ? result.value : undefined;
}

// Intl keeps every digit of a decimal text, but its type asks for this one.
const isNumeral = (text: string): text is `${number}` => text !== '';

// The precision can come from the wire: an odd one must not make Intl throw.
const shownPlaces = (precision: number): number => Math.min(20, Math.max(0, Math.trunc(precision) || 0));

function formatFor(precision: number, style: NumberStyle): Format {
  const places = shownPlaces(precision);
  // oxlint-disable-next-line typescript/unbound-method -- Intl's `format` is bound to its formatter; to look it up again costs a sixth of a call
  return (formats[style][places] ??= new Intl.NumberFormat('zh-HK', {
    style,
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    signDisplay: 'negative',
  }).format);
}
