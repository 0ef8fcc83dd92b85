import type { Answer } from '../../../application/ports/call-failure';
import type { Locale } from '../../../application/ports/locale';
import { type Tip, Tips } from '../../../application/ports/visitors/tips';
import type { Language } from '../../../domain/language';
import { onlyPresent } from '../../http/only-present';
import { visitorCalls } from '../contract/visitor-calls';
import { tipList, type TipList } from '../contract/tips';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

/** Tips over REST [CONFLICT-46]. */
export class RestTips extends Tips {
  constructor(
    private readonly client: RestClient,
    private readonly locale: Locale,
  ) {
    super();
  }

  async beforeLogin(): Answer<readonly Tip[]> {
    const language = this.locale.current();
    return this.client.call(visitorCalls, {
      name: 'preLoginCoolKnowledge',
      policy: { showErrors: false },
      read: readJson(tipList, (tips) => tips.flatMap((tip) => inLanguage(tip, language))),
    });
  }
}

/** A tip that says nothing in the client's language is left out; a link opens in a new page unless told otherwise [MSG-14, MSG-15]. */
function inLanguage({ position, locales }: TipList[number], language: Language): readonly Tip[] {
  const text = locales[language];
  if (!text?.header && !text?.description) return [];
  const { header, description, link, target } = text;
  return [
    onlyPresent({
      position,
      header: header ?? '',
      description: description ?? '',
      link: link || undefined,
      target: target || '_blank',
    }),
  ];
}
