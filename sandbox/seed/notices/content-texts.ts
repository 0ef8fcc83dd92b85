import type { messages, promotions, tips } from '../../database/schema/content';
import { picture } from './picture';
import { promotionDocument, type PromotionTexts } from './promotion-document';

type MessageRow = typeof messages.$inferInsert;
type TipRow = typeof tips.$inferInsert;
type PromotionRow = Omit<typeof promotions.$inferInsert, 'documents'> & {
  readonly words: Readonly<Record<string, PromotionTexts>>;
};

const disclaimerEn =
  'Investment involves risk. The value of funds can go down as well as up, and past performance is no guide to future performance. Everything shown here is fictional.';
const disclaimerHk = '投資涉及風險。基金價格可升可跌，過往表現並非未來表現的指標。此處所有資料均屬虛構。';
const disclaimerTw =
  '基金投資有風險，過去績效不代表未來績效。基金之配息可能由收益或本金支付。投資前請詳閱公開說明書。本站所有資料均為虛構。';

/** The messages of the asset manager. */
export const seedMessages: readonly MessageRow[] = [
  {
    region: 'HK',
    type: 'MAINTENANCE',
    enabled: false,
    values: [
      {
        code: 'MAINTENANCE',
        texts: {
          en_US: 'The service will be interrupted for maintenance on Sunday from 02:00 to 06:00.',
          zh_HK: '本服務將於星期日凌晨2時至6時進行系統維護。',
        },
      },
    ],
  },
  { region: 'HK', type: 'TYPHOON', enabled: false, values: [] },
  {
    region: 'HK',
    type: 'PRELOGIN_NEWS',
    enabled: true,
    values: [
      {
        code: 'NEWS-1',
        texts: {
          en_US: 'Beware of phishing: we never ask for your PIN by phone, e-mail or text message.',
          zh_HK: '慎防網絡釣魚：我們絕不會透過電話、電郵或短訊索取您的密碼。',
        },
      },
    ],
  },
  {
    region: 'HK',
    type: 'DISCLAIMER',
    enabled: true,
    values: [{ code: 'DISCLAIMER', texts: { en_US: disclaimerEn, zh_HK: disclaimerHk } }],
  },
  {
    region: 'HK',
    type: 'SIDE_BAR_PROMOTION',
    enabled: true,
    values: [
      {
        code: 'SIDE-1',
        texts: {
          en_US: promotionDocument({
            title: 'Monthly plans from HKD 1,000 a month',
            short: 'Small, steady steps: choose the day and the amount, and change them when you like.',
            long: '',
            disclaimers: 'A monthly plan does not protect against losses.',
            label: 'Start a plan',
            url: '/eTrading/#/rsp/buy/placeOrder',
            image: picture('coins'),
          }),
          zh_HK: promotionDocument({
            title: '月供計劃，每月港幣1,000元起',
            short: '細水長流：自選供款日及金額，隨時更改。',
            long: '',
            disclaimers: '月供計劃並不保證免受損失。',
            label: '開始月供',
            url: '/eTrading/#/rsp/buy/placeOrder',
            image: picture('coins'),
          }),
        },
      },
    ],
  },
  {
    region: 'TW',
    type: 'MAINTENANCE',
    enabled: false,
    values: [{ code: 'MAINTENANCE', texts: { zh_TW: '本服務將於週日凌晨2時至6時進行系統維護。' } }],
  },
  { region: 'TW', type: 'TYPHOON', enabled: false, values: [] },
  {
    region: 'TW',
    type: 'PRELOGIN_NEWS',
    enabled: true,
    values: [
      { code: 'NEWS-1', texts: { zh_TW: '防詐騙提醒：本公司不會以電話、簡訊或社群軟體要求您提供密碼或驗證碼。' } },
      { code: 'NEWS-2', texts: { zh_TW: '為保障您的權益，建議每九十天變更一次登入密碼。' } },
    ],
  },
  {
    region: 'TW',
    type: 'DISCLAIMER',
    enabled: true,
    values: [{ code: 'DISCLAIMER', texts: { zh_TW: disclaimerTw } }],
  },
  {
    region: 'TW',
    type: 'SIDE_BAR_PROMOTION',
    enabled: true,
    values: [
      {
        code: 'SIDE-1',
        texts: {
          zh_TW: promotionDocument({
            title: '定期定額免手續費日',
            short: '每月 8 日扣款的定期定額，當月手續費全免。',
            long: '',
            disclaimers: '定期定額不保證獲利。',
            label: '設定定期定額',
            url: '/eTrading/#/eScheduler/buy/placeOrder',
            image: picture('coins'),
          }),
        },
      },
    ],
  },
  {
    region: 'TW',
    type: 'FUND_HIGH_RISK_MESSAGE',
    enabled: true,
    values: [
      { code: 'RR5', texts: { zh_TW: 'RR5 為最高風險等級，可能損失大部分本金，請確認您了解並能承受此風險後再申購。' } },
    ],
  },
  {
    region: 'TW',
    type: 'RIGHT_DIFF_NOTES',
    enabled: true,
    values: [
      {
        code: 'RIGHT-1',
        texts: { zh_TW: '同一基金之不同級別，其配息方式、費用與受益權可能不同，申購前請確認您選擇的級別。' },
      },
    ],
  },
  { region: 'HK', type: 'FUND_HIGH_RISK_MESSAGE', enabled: false, values: [] },
  {
    region: 'HK',
    type: 'RIGHT_DIFF_NOTES',
    enabled: true,
    values: [
      {
        code: 'RIGHT-1',
        texts: {
          en_US:
            'Share classes of one fund can differ in fees, dividends and rights. Check the class before you order.',
          zh_HK: '同一基金的不同股份類別，其費用、派息及權利或有不同，提交指示前請核對類別。',
        },
      },
    ],
  },
];

/** Tips, each in the languages of its region. */
export const seedTips: readonly TipRow[] = [
  {
    region: 'HK',
    position: 1,
    locales: {
      en_US: {
        header: 'What is dollar-cost averaging?',
        description:
          'Investing the same amount every month buys more units when prices are low and fewer when they are high.',
        link: '/accountOpening/pages/faq?lang=en_US',
        target: '_self',
      },
      zh_HK: {
        header: '甚麼是平均成本法？',
        description: '每月投資相同金額，價格低時買入較多單位，價格高時買入較少單位。',
        link: '/accountOpening/pages/faq?lang=zh_HK',
        target: '_self',
      },
    },
  },
  {
    region: 'HK',
    position: 2,
    locales: {
      en_US: {
        header: 'Read the risk rating first',
        description: 'RR1 moves least, RR5 most. A fund above your risk level may fall further than you can accept.',
        link: '/accountOpening/pages/riskRating?lang=en_US',
        image: picture('risk-scale'),
      },
      zh_HK: {
        header: '先看風險評級',
        description: 'RR1波幅最低，RR5最高。高於您風險取向的基金，跌幅可能超出您的承受能力。',
        link: '/accountOpening/pages/riskRating?lang=zh_HK',
        image: picture('risk-scale'),
      },
    },
  },
  {
    region: 'HK',
    position: 3,
    locales: {
      en_US: { header: 'Keep your PIN to yourself', description: 'Nobody from the company will ever ask for it.' },
      zh_HK: { header: '切勿透露密碼', description: '本公司職員絕不會向您查詢密碼。' },
    },
  },
  {
    region: 'HK',
    position: 4,
    audience: 'clients',
    locales: {
      en_US: {
        header: 'Every figure explains itself',
        description: 'Choose any amount in the table of your holdings to see how it’s calculated.',
      },
      zh_HK: { header: '每個數字都有根據', description: '在持倉列表中選擇任何金額，即可查看計算方法。' },
    },
  },
  {
    region: 'TW',
    position: 3,
    audience: 'clients',
    locales: {
      zh_TW: { header: '數字從哪裡來？', description: '點選持有基金的任一金額，就能看到計算過程。' },
    },
  },
  {
    region: 'TW',
    position: 1,
    locales: {
      zh_TW: {
        header: '什麼是定期定額？',
        description: '每月固定投入相同金額，價格低時買到較多單位，價格高時買到較少單位。',
        link: '/accountOpening/pages/faq?lang=zh_TW',
        target: '_self',
        image: picture('coins'),
      },
    },
  },
  {
    region: 'TW',
    position: 2,
    locales: {
      zh_TW: {
        header: '看懂基金風險等級',
        description: 'RR1 波動最低，RR5 最高。申購前請確認基金風險等級符合您的投資屬性。',
        link: '/accountOpening/pages/riskRating?lang=zh_TW',
        image: picture('risk-scale'),
      },
    },
  },
];

/** Promotions for visitors, clients or both; the words become one XML document a language. */
export const seedPromotions: readonly PromotionRow[] = [
  {
    region: 'HK',
    code: '1001',
    audience: 'visitors',
    isHero: true,
    words: {
      en_US: {
        title: 'A quiet start to investing',
        short: 'No subscription fee on your first regular plan.',
        long: 'Open a regular investment plan this quarter and pay no subscription fee for the first twelve months.',
        disclaimers: 'Terms apply. Investment involves risk.',
        label: 'Read more',
        url: '/accountOpening/pages/forms?lang=en_US',
        image: picture('seedlings'),
      },
      zh_HK: {
        title: '輕鬆開始投資',
        short: '首個月供計劃免認購費。',
        long: '於本季開立月供計劃，首十二個月免認購費。',
        disclaimers: '受條款約束。投資涉及風險。',
        label: '了解更多',
        url: '/accountOpening/pages/forms?lang=zh_HK',
        image: picture('seedlings'),
      },
    },
  },
  {
    region: 'HK',
    code: '1002',
    isSticky: true,
    words: {
      en_US: {
        title: 'Go paperless & save a tree',
        short: 'Switch to e-statements today.',
        long: 'Clients who choose e-statements receive theirs two business days earlier.',
        disclaimers: '',
        label: 'How it works',
        url: '/accountOpening/pages/faq?lang=en_US',
      },
      zh_HK: {
        title: '選用電子結單，愛護樹木',
        short: '立即轉用電子結單。',
        long: '選用電子結單的客戶可提早兩個營業日收到結單。',
        disclaimers: '',
        label: '如何運作',
        url: '/accountOpening/pages/faq?lang=zh_HK',
      },
    },
  },
  {
    region: 'HK',
    code: '1000',
    audience: 'clients',
    isHero: true,
    words: {
      en_US: {
        title: 'Switch funds free of charge this month',
        short: 'No switching fee between our Asian bond funds.',
        long: 'Until the end of the month, switches between our Asian bond funds are free of charge, however often you switch. The waiver is applied when the order is dealt; there is nothing to fill in.',
        disclaimers: 'Terms apply. Investment involves risk. Prices may change between the two sides of a switch.',
        label: 'Place a switch',
        url: '/eTrading/#/lsi/switch/placeOrder',
        image: picture('two-ways'),
      },
      zh_HK: {
        title: '本月轉換基金免收費',
        short: '亞洲債券基金之間轉換，豁免轉換費。',
        long: '於本月底前，亞洲債券基金之間的轉換一律免收費，次數不限。豁免於交易完成時自動計算，無需填寫任何表格。',
        disclaimers: '受條款約束。投資涉及風險。轉換期間單位價格或會變動。',
        label: '轉換基金',
        url: '/eTrading/#/lsi/switch/placeOrder',
        image: picture('two-ways'),
      },
    },
  },
  {
    region: 'TW',
    code: '2001NEW',
    isHero: true,
    isNewClient: true,
    words: {
      zh_TW: {
        title: '新戶專屬：首筆申購手續費優惠',
        short: '線上開戶並完成首筆申購，手續費享優惠。',
        long: '活動期間線上開戶之新客戶，首筆單筆申購享手續費優惠，詳情請見活動辦法。',
        disclaimers: '基金投資有風險，投資前請詳閱公開說明書。',
        label: '查看活動',
        url: '/accountOpening/pages/accountOpening?lang=zh_TW',
        image: picture('seedlings'),
      },
    },
  },
  {
    region: 'TW',
    code: '2002',
    words: {
      zh_TW: {
        title: '定期定額，穩穩累積',
        short: '每月新台幣三千元起。',
        long: '以定期定額方式長期投資，分散進場時點，穩穩累積資產。',
        disclaimers: '定期定額不保證獲利。',
        label: '了解更多',
        url: '/accountOpening/pages/faq?lang=zh_TW',
      },
    },
  },
];
