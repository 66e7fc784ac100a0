import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { boundaryZones } from './scripts/lint/boundaries.mjs';
import { packageHomes } from './scripts/lint/packageHomes.mjs';
import { restrictions } from './scripts/lint/restrictions.mjs';

const TESTS = ['**/*.test.{ts,tsx}', 'tests/**'];
const JAVASCRIPT = ['**/*.{js,mjs}'];

export default defineConfig(
  globalIgnores(['**/dist', 'coverage', '.atrium', '.cache', '**/node_modules']),
  // A finding is mended, not silenced: comments that switch rules off have no effect.
  { linterOptions: { noInlineConfig: true } },
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: {
      // Without the parsers it names, no TypeScript file is looked into, and no cycle found.
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [createTypeScriptImportResolver()],
    },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/set-state-in-render': 'error',
      'import-x/no-cycle': 'error',
      'import-x/no-self-import': 'error',
      'import-x/extensions': ['error', 'always', { ignorePackages: true }],
      'import-x/no-restricted-paths': ['error', { zones: boundaryZones(), basePath: import.meta.dirname }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      'no-console': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // A number in a text is plain; what reads badly there (objects, undefined, promises) stays refused.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onClick={() => close()}` returns nothing that anyone reads.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // `title || name` means to pass over an empty text as well.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // A call names the shape of its answer; the one cast stands in the client, not at every call.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // Fastify handlers and ports are async by contract, whether or not one of them waits for something.
      '@typescript-eslint/require-await': 'off',
      // `_name` says that a parameter is there for its place.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // Named exports; a default only where React.lazy asks for one.
    files: ['src/**', 'server/**'],
    ignores: ['src/renderers/**/*.tsx', 'src/portal/**/*.tsx', 'src/designer/**/*.tsx'],
    rules: { 'import-x/no-default-export': 'error' },
  },
  {
    files: ['src/**', 'server/**'],
    ignores: TESTS,
    plugins: { atrium: { rules: { 'package-homes': packageHomes } } },
    rules: { 'atrium/package-homes': 'error' },
  },
  ...restrictions(),
  {
    files: ['**/*.locale.ts', '**/locales/**', '**/fixtures/**', '**/*.fixtures.ts', '**/migrations/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: TESTS,
    rules: {
      // Tests put pieces together across rooms, assert on methods without calling them, and know what is there.
      'import-x/no-restricted-paths': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['scripts/**', 'bench/**', 'tests/**', 'server/main.ts'],
    rules: { 'no-console': 'off' },
  },
  // Plain JavaScript is not part of a TypeScript project; its own rules still apply.
  { files: JAVASCRIPT, extends: [tseslint.configs.disableTypeChecked] },
);
