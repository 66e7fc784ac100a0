import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { awaitServer } from './scripts/lib/awaitServer.mjs';
import { documentValidators } from './scripts/lib/documentValidators.mjs';
import { formilyMends } from './scripts/lib/formilyMends.mjs';
import { guidePages } from './scripts/lib/guide/guideFiles.mjs';
import { compileHints } from './scripts/lib/compileHints.mjs';
import { pageChunks } from './scripts/lib/pageChunks.mjs';
import { productTexts } from './scripts/lib/productTexts.mjs';
import { sdkPlugin } from './scripts/lib/sdkFiles.mjs';

/** The server that `npm run dev` starts beside Vite. */
const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

/** Beginnings of the paths that are the server's. */
const handedOn = [
  '/api',
  '/files',
  '/s/',
  '/sandbox.html',
  '/schemas',
  '/config.json',
  '/healthz',
  '/readyz',
];

const router = (file: string): string =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}.mjs`, import.meta.url));

/** The router's package offers bundlers its development build alone, whose checks cost every first page. */
const builtRouter: Plugin = {
  name: 'built-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: router('index') },
        { find: /^react-router\/dom$/, replacement: router('dom-export') },
      ],
    },
  }),
};

export default defineConfig({
  plugins: [
    react(),
    builtRouter,
    formilyMends(),
    documentValidators(),
    pageChunks(),
    productTexts(),
    guidePages(),
    sdkPlugin(),
    compileHints(['login', 'workspace']),
    awaitServer(handedOn, new URL(server)),
  ],
  resolve: {
    // Each of these keeps something global: a second copy of Formily's schema would bring back its own compiler, which
    // runs text as code; of React or MobX it would break hooks and observers.
    dedupe: ['@formily/json-schema', 'react', 'react-dom', 'mobx'],
  },
  worker: { format: 'es', plugins: () => [documentValidators()] },
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    target: 'es2022',
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // These packages do nothing when loaded, but do not say so in their package.json.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules\/(typebox|rc-field-form|@rc-component|rc-[a-z-]+)\//, sideEffects: false },
        ],
      },
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(handedOn.map((path) => [path, { target: server, ws: true }])),
  },
});
