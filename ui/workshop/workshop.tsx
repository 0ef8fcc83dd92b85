import { useEffect, useState } from 'react';
import { FilterBar } from '../components/fields/filter-bar';
import { Select } from '../components/fields/select';
import { addWords, createTranslator } from '../i18n/i18n';
import { choices, readAddress, type Shown, writeAddress } from './address';
import { hotline, type StorySetting, Stage } from './setting';
import { type StoryFile, storyFiles } from './story-files';
import * as styles from './workshop.module.css';

/** The components with their states, each in the languages, lights and sizes of text that a client may have. */
export function Workshop() {
  const [shown, show] = useState(readAddress);
  useEffect(() => {
    const follow = () => show(readAddress());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const { setting, title, story, isBare } = shown;
  const translated = useTranslated(setting.language);
  const file = storyFiles.find((one) => one.title === title);
  if (!file) return <p data-testid="workshop-none">There is no component {title}.</p>;
  if (translated !== setting.language) return null;
  return (
    <Stage key={setting.language} setting={setting}>
      {isBare ? null : <Toolbar shown={shown} file={file} />}
      <main
        // Every sheet is new: nothing of what was typed or chosen in another one stays.
        key={window.location.hash}
        className={styles.workshopSheet}
        data-testid="workshop-sheet"
        data-address={window.location.hash}
      >
        {isBare ? null : <h1>{title}</h1>}
        {storiesOf(file, story).map(({ name, render: Render }) => (
          <section key={name} data-testid="workshop-story" aria-label={name}>
            <p className={styles.workshopName} lang="en">
              {name}
            </p>
            <div>
              <Render />
            </div>
          </section>
        ))}
      </main>
    </Stage>
  );
}

/** All stories of a file, or the one that is chosen; of those that cover the page only one at a time. */
function storiesOf({ stories, coversPage }: StoryFile, chosen: string): StoryFile['stories'] {
  const found = stories.filter(({ name }) => name === chosen);
  if (found.length > 0) return found;
  return coversPage ? stories.slice(0, 1) : stories;
}

const labels = { language: 'Language', region: 'Region', theme: 'Light', textSize: 'Text size, %' } as const;
const settingNames = ['language', 'region', 'theme', 'textSize'] as const;

function Toolbar({ shown, file }: { readonly shown: Shown; readonly file: StoryFile }) {
  const { setting, title, story } = shown;
  return (
    <FilterBar className={styles.workshopToolbar} role="group" aria-label="Workshop" lang="en">
      <Select
        label="Component"
        value={title}
        options={storyFiles.map((one) => ({ value: one.title, label: one.title }))}
        onChange={(next) => writeAddress({ setting, title: next, story: '' })}
      />
      <Select
        label="Story"
        value={story}
        options={['', ...file.stories.map(({ name }) => name)].map((value) => ({ value, label: value || 'All' }))}
        onChange={(next) => writeAddress({ ...shown, story: next })}
      />
      {settingNames.map((name) => (
        <Select
          key={name}
          label={labels[name]}
          value={setting[name]}
          options={choices[name].map((value) => ({ value, label: value }))}
          onChange={(value) => writeAddress({ ...shown, setting: { ...setting, [name]: value } })}
        />
      ))}
    </FilterBar>
  );
}

/** Returns the language whose texts have come last. */
function useTranslated(language: StorySetting['language']): StorySetting['language'] | undefined {
  const [ready, setReady] = useState<StorySetting['language']>();
  useEffect(() => {
    let isLeft = false;
    const translate = async () => {
      const translator = await createTranslator(language, hotline);
      await addWords(translator, language, 'later');
      if (!isLeft) setReady(language);
    };
    void translate();
    return () => {
      isLeft = true;
    };
  }, [language]);
  return ready;
}
