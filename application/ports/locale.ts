import type { Language } from '../../domain/language';

/** The language the client reads; sent with every call [I18N-09]. */
export abstract class Locale {
  abstract current(): Language;
}
