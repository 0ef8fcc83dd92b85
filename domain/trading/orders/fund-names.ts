import { languages, type Language } from '../../language';

/** A fund's name in each language it has one in [I18N-12, ENT-50]. */
export type FundNames = Readonly<Partial<Record<Language, string | undefined>>>;

/** The name of a fund in a language, else in another it has one in, else its code [I18N-12]. */
export function fundNameIn(fund: { readonly code: string; readonly names: FundNames }, language: Language): string {
  const named = [language, ...languages].find((one) => Object.hasOwn(fund.names, one) && fund.names[one]);
  return (named && fund.names[named]) ?? fund.code;
}
