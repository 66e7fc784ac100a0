import path from 'node:path';
import product from 'atrium/vite.config.ts';
import { mergeConfig } from 'vite';

/** Where Atrium stands: `node_modules/atrium` in a package of your own. */
const atrium = path.resolve(import.meta.dirname, '../..');

// The portal with this package in it, built as the product's own.
export default mergeConfig(product, {
  root: import.meta.dirname,
  publicDir: path.join(atrium, 'public'),
  resolve: { alias: [{ find: /^atrium\//, replacement: `${atrium}/` }] },
  build: { outDir: path.join(import.meta.dirname, 'dist') },
});
