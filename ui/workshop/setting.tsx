import { Container } from 'inversify';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { parsePortalConfiguration } from '../../config/portal-configuration';
import { regionDefaults } from '../../config/regions';
import { type Language, languageTag } from '../../domain/language';
import type { Region } from '../../domain/region';
import { InjectionProvider } from '../app/injection';
import { TextsProvider } from '../i18n/use-texts';

/** The client's choices and features while a component is shown. */
export type StorySetting = {
  readonly language: Language;
  readonly region: Region;
  readonly theme: 'light' | 'dark';
  /** The text size in percent of the device's own. */
  readonly textSize: '100' | '150' | '200';
};

type StageProps = { readonly setting: StorySetting; readonly children: ReactNode };

/**
 * Gives components what the shell gives them: texts, the region, a router, and the marks on the root element that the
 * tokens read.
 */
export function Stage({ setting, children }: StageProps) {
  const { language, region, theme, textSize } = setting;
  const [container] = useState(() => new Container());
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.lang = languageTag(language, 'html');
    documentElement.dataset['theme'] = theme;
    documentElement.dataset['region'] = region;
    documentElement.dataset['gain'] = regionDefaults[region].gainColour;
    documentElement.style.fontSize = textSize === '100' ? '' : `${textSize}%`;
  }, [language, region, theme, textSize]);
  return (
    <InjectionProvider container={container} configuration={configurationOf(region)}>
      <TextsProvider languages={setting}>
        <MemoryRouter useTransitions={false}>{children}</MemoryRouter>
      </TextsProvider>
    </InjectionProvider>
  );
}

/** The hotline that the sentences name. */
export const hotline = '2265 1133';

function configurationOf(region: Region) {
  const parsed = parsePortalConfiguration(
    JSON.stringify({ region, profile: 'standalone', environment: 'development', hotline }),
  );
  if (!parsed.ok) throw new Error(`The workshop's configuration is wrong: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
}
