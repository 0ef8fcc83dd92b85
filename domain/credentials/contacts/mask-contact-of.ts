import { maskEmail, maskMobile } from '../../clients/mask-contact';
import type { ContactField } from './contact-change';

/** Returns a contact as its client recognises it and nobody else learns it; of a postal address the first six characters. */
export const maskContactOf = (field: ContactField, text: string): string => masks[field](text);

const masks: Readonly<Record<ContactField, (text: string) => string>> = {
  email: maskEmail,
  mobile: maskMobile,
  address: (text) => `${Array.from(text).slice(0, 6).join('')}****`,
};
