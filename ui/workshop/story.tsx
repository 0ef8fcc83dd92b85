import { type ReactNode, useState } from 'react';
import { type Sentences, useSentences } from './sentences';

/** The head of a file of stories in Component Story Format: its place in the list, and the component that it shows. */
export type Meta = {
  readonly title: string;
  readonly component: (props: never) => ReactNode;
  /** Stories that cover the page, such as a dialog, are shown one at a time. */
  readonly parameters?: { readonly coversPage?: boolean };
};

/** A state of a component. */
export type Story = { readonly render: () => ReactNode };

/** Makes a story of what a component shows, in the portal's own sentences. */
export const story = (render: (sentences: Sentences) => ReactNode): Story => ({
  render: () => <InSentences render={render} />,
});

const InSentences = ({ render }: { readonly render: (sentences: Sentences) => ReactNode }) => render(useSentences());

type RememberedProps<T> = {
  readonly initial: T;
  readonly children: (value: T, remember: (value: T) => void) => ReactNode;
};

/** Keeps what is chosen or typed in a story, as a screen's view model would. */
export function Remembered<T>({ initial, children }: RememberedProps<T>) {
  const [value, remember] = useState(initial);
  return children(value, remember);
}

/** Stands for what a screen would do. */
export const doNothing = (): void => undefined;
