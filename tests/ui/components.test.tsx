import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../ui/components/button';
import { Dialog } from '../../ui/components/dialog';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

async function shown(element: ReactNode): Promise<Element> {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => root?.render(element));
  const first = place.firstElementChild;
  if (!first) throw new Error('nothing is shown');
  return first;
}

describe('a button', () => {
  it.each(['large', 'medium', 'small'] as const)('[CONST-05, ENUM-31] can be %s', async (size) => {
    expect((await shown(<Button size={size}>Go</Button>)).classList).toContain(`button-${size}`);
  });

  it.each(['primary', 'outlined'] as const)('[CONST-06, ENUM-31] can be %s', async (theme) => {
    expect((await shown(<Button theme={theme}>Go</Button>)).classList).toContain(`button-${theme}`);
  });

  it('sends no form unless it is meant to', async () => {
    expect((await shown(<Button>Go</Button>)).getAttribute('type')).toBe('button');
  });
});

describe('a modal', () => {
  it('[CONST-03] is of size m unless told otherwise', async () => {
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal = vi.fn();
    HTMLDialogElement.prototype.close = vi.fn();
    const dialog = await shown(
      <Dialog title="Title" onClose={vi.fn()}>
        words
      </Dialog>,
    );
    expect(dialog.classList).toContain('dialog-m');
  });
});
