import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../app/language-switch';
import { BrandMark } from '../../components/brand-mark';
import '../../components/message-page.css';

type MessagePageProps = { readonly heading: string; readonly text: string; readonly children: ReactNode };

/** A page with one thing to say and one way on. */
export function MessagePage({ heading, text, children }: MessagePageProps) {
  return (
    <div className="message-page">
      <BrandMark />
      <h1>{heading}</h1>
      <p>{text}</p>
      {children}
      <LanguageSwitch />
    </div>
  );
}
