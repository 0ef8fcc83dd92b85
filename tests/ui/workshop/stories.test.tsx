import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Language, languages } from '../../../domain/language';
import { addWords, createTranslator } from '../../../ui/i18n/i18n';
import { hotline, Stage } from '../../../ui/workshop/setting';
import { type StoryFile, storyFiles } from '../../../ui/workshop/story-files';

let place: HTMLElement;
let root: Root;
let errors: unknown[];

beforeEach(() => {
  // jsdom lays nothing out and has no modal dialogs.
  vi.stubGlobal('ResizeObserver', StillObserver);
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
  errors = [];
  place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place, { onUncaughtError: (error) => errors.push(error) });
});
afterEach(() => {
  root.unmount();
  place.remove();
  document.documentElement.removeAttribute('style');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(languages)('the stories in %s', (language) => {
  beforeAll(() => speak(language));

  it.each(storyFiles)('$title shows every state without an error', ({ stories }) => {
    expect(stories.length).toBeGreaterThan(0);
    for (const story of stories) {
      show(story, language);
      // A sentence that a catalogue lacks would be shown as its key.
      expect(place.textContent, story.name).not.toMatch(/\b[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*\b(?<!example\.com)/);
    }
    expect(errors).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
  });
});

describe('the stories', () => {
  beforeAll(() => speak('en_US'));

  it.each(storyFiles)('[OPEN-72] $title has no accessibility violation in any state', async ({ stories }) => {
    for (const story of stories) {
      show(story, 'en_US');
      const { violations } = await axe.run(place, checks);
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(found, story.name).toEqual([]);
    }
  });

  it('cover each component of ui/components', () => {
    const folder = join(import.meta.dirname, '../../../ui/components');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
    const components = files.flatMap((file) => (/(?<!\.stories)\.tsx$/.test(file) ? [file.slice(0, -4)] : []));
    const shown = new Set([...storyFiles.map(({ title }) => title), ...shownInStoriesOfAnother]);
    expect(components.filter((component) => !shown.has(component))).toEqual([]);
  });
});

/** Components that only ever stand in another one, whose stories show them. */
const shownInStoriesOfAnother = ['figures/fact', 'tables/row-spacer'];

/** Contrasts and sizes are measured where something draws: tests/workshop does. */
const checks = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
} satisfies axe.RunOptions;

async function speak(language: Language): Promise<void> {
  await addWords(await createTranslator(language, hotline), language, 'later');
}

function show({ name, render: Render }: StoryFile['stories'][number], language: Language): void {
  const setting = { language, region: language === 'zh_TW' ? 'TW' : 'HK', theme: 'dark', textSize: '200' } as const;
  flushSync(() =>
    root.render(
      <Stage key={name} setting={setting}>
        <Render />
      </Stage>,
    ),
  );
}

class StillObserver {
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
}
