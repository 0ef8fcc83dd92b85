import type { StopScope } from '../../domain/notices/service-stop';
import type { LocalTexts } from '../database/schema/clients';

type Words = Required<LocalTexts>;

const goesOn: Words = {
  en_US: 'Orders already received go on.',
  zh_HK: '已收到的指示會繼續處理。',
  zh_TW: '已受理的委託會繼續處理。',
};

const orders: Readonly<Record<'all' | 'buy' | 'sell' | 'switch' | 'plan', Words>> = {
  all: {
    en_US: 'Orders can’t be placed online at the moment.',
    zh_HK: '目前暫停接受網上交易指示。',
    zh_TW: '目前暫停受理線上委託。',
  },
  buy: {
    en_US: 'Funds can’t be bought online at the moment.',
    zh_HK: '目前暫停接受網上認購。',
    zh_TW: '目前暫停受理線上申購。',
  },
  sell: {
    en_US: 'Funds can’t be sold online at the moment.',
    zh_HK: '目前暫停接受網上贖回。',
    zh_TW: '目前暫停受理線上買回。',
  },
  switch: {
    en_US: 'Funds can’t be switched online at the moment.',
    zh_HK: '目前暫停接受網上轉換。',
    zh_TW: '目前暫停受理線上轉申購。',
  },
  plan: {
    en_US: 'Monthly plans can’t be set up or changed online at the moment; they can be paused and ended.',
    zh_HK: '目前暫停在網上設立或更改月供計劃，但仍可暫停或終止。',
    zh_TW: '目前暫停在線上新增或變更定期定額，但仍可暫停或終止。',
  },
};

const signIn: Words = {
  en_US: 'You can’t log in at the moment. Please try again later.',
  zh_HK: '目前暫停登入服務，請稍後再試。',
  zh_TW: '目前暫停登入服務，請稍後再試。',
};

const fundWords: Readonly<Record<keyof Words, (name: string) => string>> = {
  en_US: (name) => `Orders of ${name} can’t be placed online at the moment.`,
  zh_HK: (name) => `目前暫停接受${name}的網上交易指示。`,
  zh_TW: (name) => `目前暫停受理${name}的線上委託。`,
};

/** The sentence of a stop where the firm gives none of its own, in three languages; `nameIn` names its fund. */
export function stopWords(scope: StopScope, nameIn: (language: keyof Words) => string): Words {
  if (scope.kind === 'sign-in') return signIn;
  const said = (language: keyof Words): string => {
    const first =
      scope.kind === 'fund'
        ? fundWords[language](nameIn(language))
        : orders[scope.kind === 'orders' ? scope.of : 'all'][language];
    return language === 'en_US' ? `${first} ${goesOn[language]}` : `${first}${goesOn[language]}`;
  };
  return { en_US: said('en_US'), zh_HK: said('zh_HK'), zh_TW: said('zh_TW') };
}
