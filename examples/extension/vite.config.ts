import path from 'node:path';
import { mergeConfig } from 'vite';
import product from '../../vite.config.ts';

/** The product's folder, below which this one stands, so that both use the same React. */
const atrium = path.resolve(import.meta.dirname, '../..');

// The portal with this package in it, built as the product's own.
export default mergeConfig(product, {
  root: import.meta.dirname,
  publicDir: path.join(atrium, 'public'),
  resolve: { alias: [{ find: /^atrium\//, replacement: `${atrium}/` }] },
  build: { outDir: path.join(import.meta.dirname, 'dist/portal') },
});
