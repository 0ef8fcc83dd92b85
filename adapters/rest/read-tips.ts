import type { CallFailure } from '../../application/ports/call-failure';
import type { Result } from '../../domain/kernel/result';
import { languages } from '../../domain/language';
import { tipTarget, type Tip, type TipText } from '../../domain/notices/tip';
import { onlyPresent } from '../http/only-present';
import { parseBody } from '../http/parse-body';
import { tipList, type TipList } from '../../contract/rest/visitors/tips';

type Locales = TipList[number]['locales'];

/** Reads the answer of coolKnowledge with all languages of each tip [ENT-37, MSG-14, MSG-15]. */
export const readTips: (body: unknown) => Result<readonly Tip[], CallFailure> = parseBody(tipList, (tips) =>
  tips.map(({ position, locales }) => ({ position, locales: Object.fromEntries(textsOf(locales)) })),
);

const textsOf = (locales: Locales) =>
  languages.flatMap((language) => {
    const text = locales[language];
    return text ? [[language, toTipText(text)] as const] : [];
  });

const toTipText = (text: NonNullable<Locales['en_US']>): TipText =>
  onlyPresent({
    header: text.header ?? '',
    link: text.link || undefined,
    target: tipTarget(text.target ?? undefined),
    description: text.description ?? '',
    image: text.image ?? undefined,
  });
