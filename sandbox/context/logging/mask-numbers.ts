/** Text fit for a log: of every number of six digits or more only the first and last two stay, as in `51****89`. */
export const maskNumbers = (text: string): string => text.replace(/(\d{2})\d{2,}(\d{2})/g, '$1****$2');
