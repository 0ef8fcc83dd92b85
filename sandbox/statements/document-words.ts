import type { Language } from '../../domain/language';

/** What every printed document says. */
type DocumentWords = {
  readonly firm: string;
  readonly pageOf: (page: number, pages: number) => string;
  readonly account: string;
  /** Between items of a list. */
  readonly separator: string;
};

/** In every language of the portal. */
export const documentWords: Readonly<Record<Language, DocumentWords>> = {
  en_US: {
    firm: 'Fund Portal',
    pageOf: (page, pages) => `Page ${String(page)} of ${String(pages)}`,
    account: 'Account',
    separator: ', ',
  },
  zh_HK: {
    firm: 'Fund Portal',
    pageOf: (page, pages) => `第 ${String(page)} 頁，共 ${String(pages)} 頁`,
    account: '戶口',
    separator: '、',
  },
  zh_TW: {
    firm: 'Fund Portal',
    pageOf: (page, pages) => `第 ${String(page)} 頁，共 ${String(pages)} 頁`,
    account: '帳戶',
    separator: '、',
  },
};
