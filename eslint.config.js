import parser from '@typescript-eslint/parser';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import { defineConfig, globalIgnores } from 'eslint/config';
import { boundaryZones } from './scripts/lint/boundaries.mjs';
import { noDirectives } from './scripts/lint/noDirectives.mjs';
import { packageHomes } from './scripts/lint/packageHomes.mjs';
import { restrictions } from './scripts/lint/restrictions.mjs';

// What oxlint (.oxlintrc.json) does not have, read without types: docs/decisions/toolchain.md.

const TESTS = ['**/*.test.{ts,tsx}', 'tests/**'];

export default defineConfig(
  globalIgnores(['**/dist', 'coverage', '.atrium', '.cache', '**/node_modules']),
  // A finding is mended, not silenced: comments that switch rules off have no effect.
  { linterOptions: { noInlineConfig: true } },
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    languageOptions: { parser },
    plugins: {
      'import-x': importX,
      atrium: { rules: { 'no-directives': noDirectives, 'package-homes': packageHomes } },
    },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
    },
    rules: {
      'atrium/no-directives': 'error',
      'import-x/extensions': ['error', 'always', { ignorePackages: true }],
      'import-x/no-restricted-paths': ['error', { zones: boundaryZones(), basePath: import.meta.dirname }],
    },
  },
  {
    files: ['src/**', 'server/**'],
    ignores: TESTS,
    rules: { 'atrium/package-homes': 'error' },
  },
  ...restrictions(),
  {
    // Tests put pieces together across rooms.
    files: TESTS,
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
);
