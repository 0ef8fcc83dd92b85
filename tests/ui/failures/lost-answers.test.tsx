import { describe, expect, it } from 'vitest';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { answer, offline, refusal } from '../../adapters/support/scripted-transport';
import {
  communicationForm,
  documentForm,
  hotline,
  keptPriceAlert,
  questionnaireForm,
  type SentForm,
} from '../support/sent-forms';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const checking: Readonly<Record<Language, string>> = {
  en_US: 'We received no reply. Checking whether it arrived…',
  zh_HK: '尚未收到回覆，正在查詢是否已送達…',
  zh_TW: '尚未收到回覆，正在查詢是否已經送達…',
};

type Form = readonly [name: string, region: Region, language: Language, form: SentForm];

const settings: readonly Form[] = [
  ['keepCommunicationPreference', 'HK', 'en_US', communicationForm('HK')],
  ['keepCommunicationPreference', 'TW', 'zh_TW', communicationForm('TW')],
  ['keepAccountPriceAlert', 'HK', 'zh_HK', keptPriceAlert('HK')],
  ['keepPriceAlert', 'TW', 'zh_TW', keptPriceAlert('TW')],
];

describe('what was sent and has no answer', () => {
  it.each<Form>([
    ...settings,
    ['submitEnhancedSuitability', 'TW', 'zh_TW', questionnaireForm('TW')],
    ['submitRiskQuestionnaire', 'HK', 'en_US', questionnaireForm('HK')],
  ])(
    '[API-89, OPEN-16, I18N-02] a request without an answer is said to be looked up, in a place that a screen reader already listens to: %s in %s, %s',
    async (name, region, language, form) => {
      await open(name, region, language, form, offline);
      const listened = portal.all('[role=status]');
      await form.send(portal);
      expect(listened).toContain(await portal.find('[role=status]', checking[language]));
    },
  );

  it.each(['en_US', 'zh_HK'] as const)(
    '[DOC-02, API-90, OPEN-16, I18N-02] a document without an answer is said to be looked up instead of sent: %s',
    async (language) => {
      await open('reactivationDocumentUpload', 'HK', language, documentForm, offline);
      await documentForm.send(portal);
      await portal.find('[role=status]', checking[language]);
      expect(portal.all('progress').map((each) => each.hasAttribute('value'))).toEqual([false]);
    },
  );

  it('[API-89, OPEN-16] goes on without a reload where other answers to the questionnaire were received under its key', async () => {
    const form = questionnaireForm('TW');
    await open('submitEnhancedSuitability', 'TW', 'zh_TW', form, answer(422, refusal('IDEMPOTENCY_KEY_REUSED')));
    await form.send(portal);
    await portal.find(
      '[data-testid=answers-review] [data-tone]',
      '系統已收到您在其他視窗或裝置送出的另一份答案，目前以那一份為準。這裡的答案已保留；如果要改以這些答案為準，請送出。',
    );
    fault = undefined;
    await form.send(portal);
    await form.done(portal);
  });
});

let fault: ReturnType<typeof answer> | undefined;

async function open(
  name: string,
  region: Region,
  language: Language,
  { at, as, fill }: SentForm,
  given: ReturnType<typeof answer>,
): Promise<void> {
  fault = given;
  await portal.open({
    block: { region, profile: 'standalone', hotline },
    route: at,
    language,
    kept: as ? { AUTH_CHECKED: `mock:${as}` } : {},
    answer: (request) => (request.name === name ? fault : undefined),
  });
  await fill?.(portal);
  await portal.find(at.includes('price-alerts') ? 'input[role=switch]' : 'form, [data-testid=answers-review]');
}
