import type { FastifyRequest } from 'fastify';
import { regionDefaults } from '../../config/regions';
import { parseOneOf } from '../../domain/kernel/parse-one-of';
import { type Language, languages } from '../../domain/language';
import type { Region } from '../../domain/region';
import type { LocalTexts } from '../database/schema/clients';

/** The language a call asks for in USER_LOCALE [OPEN-07], else its region's first. */
export function requestLanguage(request: FastifyRequest, region: Region): Language {
  const header = request.headers['user_locale'];
  return parseOneOf(languages, header) ?? regionDefaults[region].fallbackLanguage;
}

/** A text in a language, or in the nearest one there is: Chinese, then English. */
export function localised(texts: LocalTexts, language: Language): string | undefined {
  const order: readonly Language[] = [language, 'zh_TW', 'zh_HK', 'en_US'];
  return order.map((candidate) => texts[candidate]).find((text) => text !== undefined);
}
