import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../theme/tokens.css';
import '../theme/base.css';
import { Workshop } from './workshop';

// The portal's own policy, which the workshop's pictures are taken under, asks for it: no markup but the empty text.
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '' ? '' : null),
  createScriptURL: () => null,
});

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Workshop />
    </StrictMode>,
  );
