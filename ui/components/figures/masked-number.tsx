import { useTexts } from '../../i18n/use-texts';

/** A masked number to the eye, and to the ear its last digits: stars are not read out. */
export function MaskedNumber({ masked }: { readonly masked: string }) {
  const { t } = useTexts();
  const last = masked.replace(/^.*\*/, '');
  return (
    <>
      <span aria-hidden="true">{masked}</span>
      <span className="visually-hidden">
        {last ? t('bank-change:number-ends', { last }) : t('bank-change:number-hidden')}
      </span>
    </>
  );
}
