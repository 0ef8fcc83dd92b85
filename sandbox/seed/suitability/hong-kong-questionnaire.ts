import type { LocalTexts } from '../../database/schema/clients';
import type { SeedQuestionnaire } from './seed-questionnaire';

/** Hong Kong's yearly risk questionnaire, an example: ten single choices, of 10 to 50 points [SUIT-23, SUIT-40]. */
export const hongKongQuestionnaire: SeedQuestionnaire<LocalTexts> = {
  sid: 'RPQ-HK-2026-1',
  region: 'HK',
  kind: 'risk',
  version: '2026.1',
  levels: [
    { level: 'conservative', from: 0 },
    { level: 'stable', from: 18 },
    { level: 'balanced', from: 26 },
    { level: 'growth', from: 34 },
    { level: 'aggressive', from: 42 },
  ],
  categories: [
    {
      text: { en_US: 'About you', zh_HK: '關於您' },
      questions: [
        {
          text: { en_US: 'Which age group are you in?', zh_HK: '您屬於以下哪個年齡組別？' },
          options: [
            [{ en_US: 'Over 70', zh_HK: '70歲以上' }, 1],
            [{ en_US: '61 to 70', zh_HK: '61至70歲' }, 2],
            [{ en_US: '51 to 60', zh_HK: '51至60歲' }, 3],
            [{ en_US: '36 to 50', zh_HK: '36至50歲' }, 4],
            [{ en_US: '18 to 35', zh_HK: '18至35歲' }, 5],
          ],
        },
        {
          text: { en_US: 'What is your highest level of education?', zh_HK: '您的最高教育程度是？' },
          options: [
            [{ en_US: 'Primary school or below', zh_HK: '小學或以下' }, 1],
            [{ en_US: 'Secondary school', zh_HK: '中學' }, 2],
            [{ en_US: 'Diploma, associate degree or equivalent', zh_HK: '文憑、副學士或同等程度' }, 4],
            [
              {
                en_US: 'University degree, or a professional qualification in finance',
                zh_HK: '大學學位，或持有金融專業資格',
              },
              5,
            ],
          ],
        },
      ],
    },
    {
      text: { en_US: 'Your finances', zh_HK: '您的財務狀況' },
      questions: [
        {
          text: {
            en_US: 'What share of your monthly income can you set aside to save or invest?',
            zh_HK: '您每月可撥出多少入息作儲蓄或投資？',
          },
          options: [
            [{ en_US: 'None', zh_HK: '沒有' }, 1],
            [{ en_US: 'Less than 10%', zh_HK: '少於10%' }, 2],
            [{ en_US: '10% to less than 25%', zh_HK: '10%至少於25%' }, 3],
            [{ en_US: '25% to 50%', zh_HK: '25%至50%' }, 4],
            [{ en_US: 'More than 50%', zh_HK: '多於50%' }, 5],
          ],
        },
        {
          text: {
            en_US: 'What is your net worth, without the home you live in?',
            zh_HK: '不計自住物業，您的資產淨值約為？',
          },
          options: [
            [{ en_US: 'Less than HKD 200,000', zh_HK: '少於港幣200,000元' }, 1],
            [{ en_US: 'HKD 200,000 to less than HKD 500,000', zh_HK: '港幣200,000元至少於500,000元' }, 2],
            [{ en_US: 'HKD 500,000 to less than HKD 1,000,000', zh_HK: '港幣500,000元至少於1,000,000元' }, 3],
            [{ en_US: 'HKD 1,000,000 to HKD 5,000,000', zh_HK: '港幣1,000,000元至5,000,000元' }, 4],
            [{ en_US: 'More than HKD 5,000,000', zh_HK: '多於港幣5,000,000元' }, 5],
          ],
        },
        {
          text: {
            en_US:
              'How many months of your household’s expenses could you pay from cash and deposits, without selling investments?',
            zh_HK: '如不變賣投資，您的現金及存款足以應付家庭多少個月的開支？',
          },
          options: [
            [{ en_US: 'Less than 3 months', zh_HK: '少於3個月' }, 1],
            [{ en_US: '3 to less than 6 months', zh_HK: '3至少於6個月' }, 2],
            [{ en_US: '6 to 12 months', zh_HK: '6至12個月' }, 4],
            [{ en_US: 'More than 12 months', zh_HK: '多於12個月' }, 5],
          ],
        },
      ],
    },
    {
      text: { en_US: 'Your knowledge and experience', zh_HK: '您的知識及經驗' },
      questions: [
        {
          text: {
            en_US: 'How long have you invested in funds, shares, bonds or other investment products?',
            zh_HK: '您投資於基金、股票、債券或其他投資產品有多久？',
          },
          options: [
            [{ en_US: 'I have never invested', zh_HK: '從未投資' }, 1],
            [{ en_US: 'Less than 1 year', zh_HK: '少於1年' }, 2],
            [{ en_US: '1 to less than 5 years', zh_HK: '1至少於5年' }, 3],
            [{ en_US: '5 to 10 years', zh_HK: '5至10年' }, 4],
            [{ en_US: 'More than 10 years', zh_HK: '多於10年' }, 5],
          ],
        },
        {
          text: {
            en_US: 'What do you know of derivatives, such as options, futures or warrants?',
            zh_HK: '您對期權、期貨、認股證等衍生產品有多少認識？',
          },
          options: [
            [{ en_US: 'Nothing', zh_HK: '沒有認識' }, 1],
            [{ en_US: 'I have attended a course or training about them', zh_HK: '曾修讀有關課程或接受培訓' }, 3],
            [
              { en_US: 'I have worked with them, at present or in the past', zh_HK: '現時或過往的工作與衍生產品有關' },
              4,
            ],
            [
              { en_US: 'I have traded them 5 times or more in the past 3 years', zh_HK: '過去3年曾進行5次或以上買賣' },
              5,
            ],
          ],
        },
      ],
    },
    {
      text: { en_US: 'Your goals, and how you bear risk', zh_HK: '您的目標及風險承受能力' },
      questions: [
        {
          text: { en_US: 'What do you mainly want to achieve by investing?', zh_HK: '您投資的主要目標是？' },
          options: [
            [
              {
                en_US: 'To keep my capital, with as little change in value as possible',
                zh_HK: '保本，價值波動愈少愈好',
              },
              1,
            ],
            [{ en_US: 'To receive regular income', zh_HK: '獲取定期收入' }, 2],
            [{ en_US: 'Both income and growth', zh_HK: '收入與增值並重' }, 3],
            [{ en_US: 'Growth over the long term', zh_HK: '長線增值' }, 4],
            [{ en_US: 'The highest possible return, whatever the ups and downs', zh_HK: '不論波幅，追求最高回報' }, 5],
          ],
        },
        {
          text: {
            en_US: 'When will you need most of the money that you invest?',
            zh_HK: '您何時需要動用大部分投資的款項？',
          },
          options: [
            [{ en_US: 'Within 1 year', zh_HK: '1年之內' }, 1],
            [{ en_US: 'In 1 to less than 3 years', zh_HK: '1至少於3年' }, 2],
            [{ en_US: 'In 3 to less than 5 years', zh_HK: '3至少於5年' }, 3],
            [{ en_US: 'In 5 to 10 years', zh_HK: '5至10年' }, 4],
            [{ en_US: 'In more than 10 years', zh_HK: '10年之後' }, 5],
          ],
        },
        {
          text: {
            en_US: 'Your investments lose 20% of their value in three months. What would you do?',
            zh_HK: '如您的投資於三個月內下跌20%，您會怎樣做？',
          },
          options: [
            [{ en_US: 'Sell everything, to lose no more', zh_HK: '全部賣出，以免再虧損' }, 1],
            [{ en_US: 'Sell a part', zh_HK: '賣出一部分' }, 2],
            [{ en_US: 'Wait for a recovery, though it would worry me', zh_HK: '等待回升，但會感到憂慮' }, 3],
            [{ en_US: 'Wait without worry', zh_HK: '繼續持有，不感憂慮' }, 4],
            [{ en_US: 'Buy more', zh_HK: '趁低買入更多' }, 5],
          ],
        },
      ],
    },
  ],
  // Of questions 6 and 7: no experience, and trading in derivatives. Of 8 to 10: keeping capital and buying more after a loss; the highest return, and money needed within a year or everything sold after a loss.
  contradictions: [
    [6, 1, 7, 4],
    [8, 1, 10, 5],
    [8, 5, 9, 1],
    [8, 5, 10, 1],
  ],
};
