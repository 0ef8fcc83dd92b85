/** Spells a date of birth, ISO, as it is typed into its three fields, by their names. */
export function birthDateFields(date: string): Readonly<Record<string, string>> {
  const [year = '', month = '', day = ''] = date.split('-');
  return { 'birthDate-year': year, 'birthDate-month': month, 'birthDate-day': day };
}

/** Spells a client's data by the names of their fields, with the date of birth in its three. */
export function inFields({
  birthDate,
  ...texts
}: Readonly<Record<string, string>> & { readonly birthDate: string }): Readonly<Record<string, string>> {
  return { ...texts, ...birthDateFields(birthDate) };
}
