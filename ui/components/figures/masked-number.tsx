import { useTranslation } from 'react-i18next';

/** A masked number to the eye, and to the ear its last digits: stars are not read out. */
export function MaskedNumber({ masked }: { readonly masked: string }) {
  const { t } = useTranslation();
  const last = masked.replace(/^.*\*/, '');
  return (
    <>
      <span aria-hidden="true">{masked}</span>
      <span className="visually-hidden">
        {last ? t('bank-change.number-ends', { last }) : t('bank-change.number-hidden')}
      </span>
    </>
  );
}
