import { regionFeatures } from '../../../config/region-features';
import { formatDate } from '../../../domain/formatting/format-date';
import { parseAgreementFunctionCode } from '../../../domain/trading/notes/agreement-function-code';
import type { NoteKind } from '../../../domain/trading/notes/required-notes';
import { useConfiguration } from '../../app/injection';
import { useTexts } from '../../i18n/use-texts';
import { useAgreementTitle } from './agreement-title';
import { useLineName } from './line-name';
import type { ListTerms, TermText } from './list-terms';

/**
 * Returns the texts that a client accepts before an order, as they are shown: first the notes, then the agreements of
 * the funds [TRADE-24, TRADE-55..57, TRADE-65, TRADE-81..84].
 */
export function useTermTexts(terms: ListTerms): readonly TermText[] {
  const { t, language } = useTexts();
  const { antiFraudLine } = regionFeatures[useConfiguration().region];
  const titleOf = useAgreementTitle();
  const nameOf = useLineName();
  const paragraphsOf = (note: NoteKind): readonly string[] => {
    if (note === 'risk-above-tolerance')
      return terms.fundsAboveTolerance.map(({ name: fund, risk, limit }) => {
        const words = limit === 0 ? 'unrated' : risk === undefined ? 'unknown' : 'text';
        return t(`order-list:note-risk-above-tolerance-${words}`, { fund, risk, limit });
      });
    // The fees that concern these orders.
    const fees = note === 'fee-and-return' ? terms.fees : [];
    return [
      ...fees.map((fee) => t(`order-list:note-fee-${fee}`)),
      t(`order-list:note-${note}-text`, { antiFraudLine }),
    ];
  };
  const documents = terms.documents.map(({ fund, document: { kind, date, address } }) => {
    const document = t(`order-list:document-${kind}`, { fund });
    return {
      address,
      text: date ? t('order-list:document-dated', { document, date: formatDate(date, language) }) : document,
    };
  });
  return [
    ...terms.notes.map((note) => ({
      code: note,
      title: t(`order-list:note-${note}`),
      paragraphs: paragraphsOf(note),
      documents: note === 'product-risk' ? documents : undefined,
    })),
    ...terms.agreements.map((agreement) => {
      const { categoryCode, lines } = agreement;
      const about = parseAgreementFunctionCode(categoryCode);
      const names = [...new Set(lines.map(nameOf))].join(t('order-list:between'));
      return {
        code: categoryCode,
        title: titleOf(agreement),
        paragraphs: [
          t(about ? `order-list:agreement-${about}-text` : 'order-list:agreement-text'),
          t('order-list:agreement-funds', { names }),
        ],
      };
    }),
  ];
}
