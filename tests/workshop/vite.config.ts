import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = join(import.meta.dirname, '../..');

/** The component workshop: a page of its own, which the portal's build doesn't know. */
export default defineConfig({
  root: join(root, 'ui/workshop'),
  // Relative addresses, so that the built page can be opened from any folder.
  base: './',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: process.env['WORKSHOP_DIST'] ?? join(root, '.cache/workshop/dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 5000,
    // A class keeps its name, so that a picture that differs leads to its style sheet.
    minify: false,
  },
  server: { port: 5174 },
});
