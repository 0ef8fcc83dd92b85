import { useTexts } from '../../i18n/use-texts';

type NoLinesProps = { readonly part: 'sales' | 'distributions' | 'fees'; readonly year: number };

/** Says that a year has nothing of one kind. */
export function NoLines({ part, year }: NoLinesProps) {
  const { t } = useTexts();
  return <p data-testid="gains-no-lines">{t(`gains:no-${part}`, { year })}</p>;
}
