import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../ui/components/button';
import { Dialog } from '../../../ui/components/notices/dialog';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function shown(element: ReactNode): Element {
  const place = document.body.appendChild(document.createElement('div'));
  const created = (root = createRoot(place));
  flushSync(() => created.render(element));
  const first = place.firstElementChild;
  if (!first) throw new Error('nothing is shown');
  return first;
}

describe('a button', () => {
  it.each(['large', 'medium', 'small'] as const)('[CONST-05, ENUM-31] a button has the size %s', (size) => {
    expect(shown(<Button size={size}>Go</Button>).getAttribute('data-size')).toBe(size);
  });

  it.each(['primary', 'outlined'] as const)('[CONST-06, ENUM-31] a button has the look %s', (theme) => {
    expect(shown(<Button theme={theme}>Go</Button>).getAttribute('data-theme')).toBe(theme);
  });

  it('sends no form unless it is meant to', () => {
    expect(shown(<Button>Go</Button>).getAttribute('type')).toBe('button');
  });
});

describe('a modal', () => {
  it('[CONST-03] a modal is of size m unless told otherwise', () => {
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal = vi.fn();
    HTMLDialogElement.prototype.close = vi.fn();
    const dialog = shown(
      <Dialog title="Title" onClose={vi.fn()}>
        words
      </Dialog>,
    );
    expect(dialog.getAttribute('data-size')).toBe('m');
  });
});
