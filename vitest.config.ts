import { configDefaults, defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { documentValidators } from './scripts/lib/documentValidators.mjs';
import { formilyMends } from './scripts/lib/formilyMends.mjs';

/** Folders of outside packages: the product's example, and those of a deployment. */
const PACKAGES = ['examples', 'extensions'];

interface Suite {
  readonly name: string;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
  readonly environment?: 'node' | 'jsdom';
  readonly globalSetup?: readonly string[];
  /**
   * Whether every file loads its modules anew. Where the modules under test keep no state, as the browser's do, they
   * are loaded once: that is half of the time which such files take.
   */
  readonly isolate?: boolean;
  /** Milliseconds until a test counts as hanging: generous, since a busy machine is no failure. */
  readonly patience?: number;
}

function suite({
  name,
  include,
  exclude = [],
  environment = 'node',
  globalSetup = [],
  isolate = true,
  patience = 60_000,
}: Suite) {
  return {
    extends: true,
    test: {
      name,
      include: [...include],
      exclude: [...configDefaults.exclude, '**/dist/**', ...exclude],
      environment,
      isolate,
      setupFiles: ['tests/support/dom.ts'],
      // Mended as it is loaded, as in the product.
      server: { deps: { inline: [/@formily\/(antd-v5|grid)/] } },
      globalSetup: [...globalSetup],
      testTimeout: patience,
      hookTimeout: Math.max(patience, 30_000),
      // What is to come comes when it comes: a slow machine is no failure.
      expect: { poll: { timeout: 20_000 } },
    },
  } satisfies TestProjectInlineConfiguration;
}

export default defineConfig({
  plugins: [documentValidators(), formilyMends()],
  resolve: {
    // antd's lib/ is what Node loads for `antd`; a locale or theme from es/ would bring a second copy of it.
    alias: [
      {
        find: /^@formily\/antd-v5$/,
        replacement: `${import.meta.dirname}/node_modules/@formily/antd-v5/esm/index.js`,
      },
      {
        find: /^@formily\/grid$/,
        replacement: `${import.meta.dirname}/node_modules/@formily/antd-v5/node_modules/@formily/grid/esm/index.js`,
      },
      { find: /^(antd|rc-picker)\/es\//, replacement: '$1/lib/' },
      // Outside packages (examples/extension) name the product by its package name.
      { find: /^atrium\//, replacement: `${import.meta.dirname}/` },
    ],
  },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // Tests share no state, so neither may their mocks and environment variables.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      // What needs a DOM is named so: *.test.tsx, and *.dom.test.ts where no JSX is written. Each of the two shares one
      // environment and one set of modules among its files, which they would lose if they took turns.
      suite({
        name: 'dom',
        include: [
          'src/**/*.test.tsx',
          'src/**/*.dom.test.ts',
          'tests/contract/**/*.{test.tsx,dom.test.ts}',
          ...PACKAGES.map((folder) => `${folder}/**/*.{test.tsx,dom.test.ts}`),
        ],
        environment: 'jsdom',
        isolate: false,
        patience: 60_000,
      }),
      suite({
        name: 'unit',
        include: [
          'src/**/*.test.ts',
          'tests/{contract,examples,flows}/**/*.test.ts',
          ...PACKAGES.map((folder) => `${folder}/**/*.test.ts`),
        ],
        exclude: ['**/*.dom.test.ts'],
        isolate: false,
      }),
      suite({
        name: 'server',
        include: [
          'server/**/*.test.ts',
          'tests/{server,security,support}/**/*.test.ts',
          'scripts/**/*.test.mjs',
        ],
        globalSetup: ['tests/support/postgres.ts'],
        // Half of their time went into loading the server anew for each file; it keeps no state in its modules.
        isolate: false,
        patience: 60_000,
      }),
      endToEnd(),
    ],
  },
});

/** The browser tests run after everything else, each worker over a running product of its own. */
function endToEnd() {
  const { test, ...rest } = suite({
    name: 'e2e',
    include: ['tests/e2e/**/*.test.ts'],
    // The products, and a database of others that they read.
    globalSetup: ['tests/support/portal.ts', 'tests/support/postgres.ts'],
    patience: 120_000,
  });
  return {
    ...rest,
    test: { ...test, sequence: { groupOrder: 1 } },
  } satisfies TestProjectInlineConfiguration;
}
