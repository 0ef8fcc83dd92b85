import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { styleTypes, typesFile } from '../scripts/style-types';
import { filesOf, projectRoot } from './architecture-tree';
import { faultsIn, type Tree } from './style-rules';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

describe('the style sheets', () => {
  const files = filesOf(projectRoot).filter((file) => /^ui\/.*\.(css|tsx?)$/.test(file));
  const tree = Object.fromEntries(files.map((file) => [file, read(file)]));

  it('stand in their layers, define what is used and nothing else, and leave other components alone', () => {
    expect(files.filter((file) => file.endsWith('.module.css')).length).toBeGreaterThan(80);
    expect(faultsIn(tree)).toEqual([]);
  });

  it('the compiler knows the style sheets as they are: npm run styles writes it', () => {
    expect(read(typesFile)).toBe(styleTypes(projectRoot));
  });
});

/** A small tree in order. */
const lawful = {
  'ui/theme/tokens.css': '@layer tokens, base, components, screens;\n@layer tokens { :root { --ink: #000; } }',
  'ui/components/card.module.css': '@layer components { .card { color: var(--ink); } .card h2 { margin: 0; } }',
  'ui/components/card.tsx':
    "import * as styles from './card.module.css';\nexport const Card = () => <p className={styles.card} />;",
} as const satisfies Tree;

describe('a planted fault is caught', () => {
  const sheet = 'ui/components/card.module.css';
  const component = 'ui/components/card.tsx';
  const withSheet = (css: string): Tree => ({ ...lawful, [sheet]: css });
  const withComponent = (code: string): Tree => ({
    ...lawful,
    [component]: `import * as styles from './card.module.css';\n${code}\nexport const kept = styles.card;`,
  });

  it.each<{ readonly title: string; readonly tree: Tree; readonly says: string }>([
    {
      title: 'a class that is defined nowhere',
      tree: withComponent('export const Card = () => <p className={styles.crad} />;'),
      says: `${sheet} has no .crad`,
    },
    {
      title: 'a class that is used nowhere',
      tree: withSheet('@layer components { .card { margin: 0; } .old { margin: 0; } }'),
      says: `${sheet} .old is used nowhere`,
    },
    {
      title: 'a class used only inside the selector of another',
      tree: withSheet('@layer components { .card { margin: 0; } .card .button { margin: 0; } }'),
      says: `${sheet} .button is used nowhere`,
    },
    {
      title: 'a class of everybody’s in a component’s style sheet',
      tree: withSheet('@layer components { .card { margin: 0; } .card :global(.button) { margin: 0; } }'),
      says: `${sheet} .card :global(.button) reaches out of its component`,
    },
    {
      title: 'a style of every element in a component’s style sheet',
      tree: withSheet('@layer components { .card, h2 { margin: 0; } }'),
      says: `${sheet} h2 is every element's`,
    },
    {
      title: 'a class among the styles of all',
      tree: { ...lawful, 'ui/theme/base.css': '@layer base { .card { margin: 0; } }' },
      says: "ui/theme/base.css .card is a class of everybody's",
    },
    {
      title: 'a style sheet that isn’t a module',
      tree: { ...lawful, 'ui/components/table.css': '@layer components {}' },
      says: 'ui/components/table.css is global',
    },
    {
      title: 'a style outside of every layer',
      tree: withSheet('.card { margin: 0; }'),
      says: `${sheet} .card is in no layer`,
    },
    {
      title: 'a component in the layer of the screens',
      tree: withSheet('@layer screens { .card { margin: 0; } }'),
      says: `${sheet} .card is in the layer screens`,
    },
    {
      title: 'an order of layers of its own',
      tree: withSheet('@layer screens, components;\n@layer components { .card { margin: 0; } }'),
      says: `${sheet} declares the layers screens, components`,
    },
    {
      title: 'a beginning without the order of layers',
      tree: { ...lawful, 'ui/theme/tokens.css': '@layer tokens { :root { --ink: #000; } }' },
      says: "ui/theme/tokens.css doesn't begin with @layer tokens, base, components, screens",
    },
    {
      title: 'a class of another style sheet in one’s own',
      tree: withSheet("@layer components { .card { composes: button from './button.module.css'; } }"),
      says: `${sheet} takes a class of another style sheet: button from './button.module.css'`,
    },
    {
      title: 'a class by its word',
      tree: withComponent("export const Card = () => <p className={styles.card ? 'card' : undefined} />;"),
      says: `${component} names the class card itself`,
    },
    {
      title: 'a class put together',
      tree: withComponent('export const Card = () => <p className={`${styles.card} card-large`} />;'),
      says: `${component} names the class card-large itself`,
    },
    {
      title: 'a class chosen while the page runs',
      tree: withComponent("export const Card = ({ is }: { is: 'card' }) => <p className={styles[is]} />;"),
      says: `${component} uses ${sheet} as a whole`,
    },
    {
      title: 'a style sheet that is only loaded',
      tree: { ...lawful, 'ui/components/list.tsx': "import './card.module.css';" },
      says: 'ui/components/list.tsx imports ui/components/card.module.css without its classes',
    },
    {
      title: 'a negative order, which WebKit lays out without end',
      tree: { ...lawful, [sheet]: '@layer components { .card { order: -1; } }' },
      says: `${sheet} has a negative order`,
    },
    {
      title: 'two style sheets of one name',
      tree: { ...lawful, 'ui/screens/card.module.css': '@layer screens { .card { margin: 0; } }' },
      says: "ui/screens/card.module.css has another's name",
    },
  ])('$title', ({ tree, says }) => {
    expect(faultsIn(tree)).toContain(says);
  });

  it('a tree without the planted fault is in order', () => {
    expect(faultsIn(lawful)).toEqual([]);
  });
});
