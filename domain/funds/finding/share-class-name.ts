/** The name of a share class in two parts: the fund's, and the words that tell the fund's classes apart. */
export type ShareClassName = { readonly fund: string; readonly shareClass: string };

const currencies =
  '(?:離岸)?人民幣|[新台臺]{1,2}幣|美元|美金|澳幣|澳元|歐元|日圓|日幣|日元|英鎊|英磅|港幣|港元|紐幣|紐元|紐西蘭幣|紐西蘭元|加幣|加元|加拿大幣|南非幣|南非蘭特|新加坡幣|新加坡元|新元|星幣|坡幣|瑞士法郎|瑞郎|瑞典幣|瑞典克朗';
const codes = 'USD|TWD|NTD|CNY|CNH|RMB|HKD|EUR|JPY|GBP|AUD|NZD|CAD|SGD|ZAR|CHF|SEK';
const payments =
  '(?:強化|總報酬)?(?:穩定|固定|浮動)?(?:每月|每季|每年|半年|雙月|月|季|年|週)?(?:不|未)?(?:配息|派息|分派|分配|派發)(?:固定|浮動)?' +
  '|(?:強化|穩定|固定|浮動)?(?:半年|雙月|月|季|年)(?:配|收息|收)(?:固定|浮動|強化|總收益)?|穩定|固定|浮動|累積|累計|累|配|不配|後收|前收';
const hedges = '不避險|未避險|避險|不對沖|(?<!存續期)對沖|[Uu]nhedged|[Hh]edged';
const whole = '(?:收益|收息)股份|收益股|第[一二三四]類股|(?:機構法人|法人|一般|數位)型';
const units = '股份|類股|級別|類別|類型|單位|計價|幣別|級|類|股|型';
const english = 'acc|accumulating|inc|dis|dist|div|mth|[mqay]dis|cap|class|shares?';

/** Words that say of a share class what it is paid in, what it pays and how it is called. */
const classWord = new RegExp(`(?:(?:${currencies})\\d?|${hedges}|${payments}|${whole})$`, 'u');
/** Words that follow such a word, or letters: by themselves they may end a fund's name. */
const unitWord = new RegExp(`(?:${units})$`, 'u');
const classWordInLatin = new RegExp(`(?<![A-Za-z])(?:${english})$`, 'iu');
const currencyCode = new RegExp(`(?<![a-z])(?:${codes})$`, 'u');
const hedgeCode = /(?<=[-\s(])H[1-4]$/u;
/** The letters that name a class: `A`, `B2`, `IT`, `TISA`, `AMg7`, `AM3H`. */
const classLetters = /(?<![A-Za-z\d&])(?:TISA|RET|[A-Z]{1,3}\d{0,2}(?:gdm|fdm|dmc|dm|gi|gd|fd|[A-Zfghdimq])?\d{0,2})$/u;
/** Letters that are as likely a part of the fund's name, unless they follow the word for a fund. */
const otherLetters =
  /^(?:ETF|ESG|SRI|SDG|US|USA|UK|EU|AI|EM|II|III|IV|VI|AAA|AA|BBB|BB|IG|HY|TMT|MBS|ABS|CLO|TM|PE|IT)$/u;
const endsWithFund = /(?:基金|[Ff]und)[\s\-–—─/·(]*$/u;
/** Shares of a market, which a fund invests in: not its own. */
const marketShares = /(?:中國|大陸|滬深|上證|深證|上海|深圳|境內|China|China-)\s?[ABH]\s?(?:股|[Ss]hares?)?$/u;
const separators = /[\s\-–—─/·,.:+_]+$/u;
/** Remarks that the authorities ask for, or that say who may buy: no part of the fund's name. */
const remark = /^(?:本基金|基金之配息|配息來源|未核備|未開放)/u;

/** No class word is as long as this, with what stands before it. */
const longestWord = 24;

/** The fewest characters that the name of a fund has, once the words of its class are taken off. */
const shortestFund = 4;

/**
 * Splits the name of a share class by taking away, from its end, the words that only name a class: brackets of nothing
 * but such words, a currency, hedging, distribution, and the letters of one class. A name that would be nothing else, or
 * that ends otherwise, is a fund's whole name [FUND-39].
 */
export function splitShareClassName(name: string): ShareClassName {
  const plain = toPlain(name);
  const fund = withoutClassWords(plain, 1);
  const end = fund.length;
  if (end < shortestFund) return { fund: name.trim(), shareClass: '' };
  return {
    fund: name.slice(0, end),
    shareClass: name
      .slice(end)
      .replace(/^[\s\-－–—/]+/u, '')
      .trim(),
  };
}

/** The text with the usual form of each sign, as long as before. */
const toPlain = (text: string): string =>
  text
    .replace(/[！-～\uf900-\ufaff]/gu, (sign) => {
      const plain = sign.normalize('NFKC');
      return plain.length === sign.length ? plain : sign;
    })
    .replace(/[[【〔]/gu, '(')
    .replace(/[\]】〕]/gu, ')')
    .replace(/[\u3000\u00a0]/gu, ' ');

/** The text without the class words at its end; the letters of one class count among them, and all that follow the word for a fund. */
function withoutClassWords(text: string, letters: number): string {
  let rest = text.replace(separators, '');
  let left = letters;
  while (rest !== '') {
    let next = withoutBracket(rest) ?? withoutWord(rest);
    if (next === undefined) {
      next = withoutLetters(rest, left > 0);
      left -= 1;
    }
    if (next === undefined) break;
    rest = next.replace(separators, '');
  }
  return rest;
}

/** The text without the bracket at its end, if that has nothing but class words in it. */
function withoutBracket(text: string): string | undefined {
  if (!text.endsWith(')')) return undefined;
  const open = openingOf(text);
  if (open <= 0) return undefined;
  const inside = text.slice(open + 1, -1).trim();
  const isOfClass = remark.test(inside) || withoutClassWords(inside, inside.length) === '';
  return isOfClass ? text.slice(0, open) : undefined;
}

function openingOf(text: string): number {
  let depth = 0;
  for (let index = text.length - 1; index >= 0; index -= 1) {
    if (text[index] === ')') depth += 1;
    if (text[index] === '(') depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

function withoutWord(text: string): string | undefined {
  if (marketShares.test(text)) return undefined;
  for (const word of [currencyCode, hedgeCode, classWordInLatin, classWord]) {
    const before = withoutEnd(text, word);
    if (before !== undefined) return before;
  }
  const before = withoutEnd(text, unitWord)?.replace(separators, '');
  if (before === undefined) return undefined;
  const isOfClass = withoutBracket(before) ?? withoutWord(before) ?? withoutLetters(before, true);
  return isOfClass === undefined ? undefined : before;
}

function withoutLetters(text: string, areAllowed: boolean): string | undefined {
  const match = classLetters.exec(text);
  if (!match || marketShares.test(text)) return undefined;
  const before = text.slice(0, match.index);
  if (endsWithFund.test(before)) return before;
  return areAllowed && !otherLetters.test(match[0]) ? before : undefined;
}

/** The text without a word at its end; only the end is looked at, since thousands of names are read at once. */
function withoutEnd(text: string, word: RegExp): string | undefined {
  const end = text.slice(-longestWord);
  const match = word.exec(end);
  return match ? text.slice(0, text.length - end.length + match.index) : undefined;
}
