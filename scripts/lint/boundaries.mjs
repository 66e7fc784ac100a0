import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

// The import table of the architecture, as zones of import-x/no-restricted-paths. Arrows point down only.

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * What each room of src may import besides itself.
 * @type {Record<string, string[]>}
 */
const MAY_IMPORT = {
  schemas: [],
  conditions: ['schemas'],
  documents: ['schemas', 'conditions'],
  runtime: ['schemas', 'conditions', 'documents'],
  renderers: ['schemas', 'conditions', 'documents', 'runtime'],
  designer: ['schemas', 'conditions', 'documents', 'runtime', 'renderers'],
  portal: ['schemas', 'conditions', 'documents', 'runtime', 'renderers', 'designer', 'containers', 'sdk'],
  containers: ['schemas'],
  sdk: ['schemas'],
};

/**
 * The floors of the server, the lowest first: a room imports rooms of the floors below its own, and none beside it.
 * What stands in `server` itself puts the rooms together, and may import them all.
 * @type {readonly (readonly string[])[]}
 */
const SERVER_FLOORS = [
  ['errors', 'config'],
  ['db', 'envelope', 'egress', 'storage'],
  [
    'audit',
    'changes',
    'session',
    'security',
    'limits',
    'check',
    'jobs',
    'cas',
    'chatApps',
    'sheets',
    'organisation',
  ],
  ['work', 'files', 'policy', 'project', 'sources'],
  ['documents'],
  ['records'],
  ['sms', 'steps'],
  ['interfaces', 'messages'],
  ['flow'],
  ['platform'],
  ['call'],
  ['plugins'],
  ['modules'],
  ['productDocuments', 'seed', 'apiDocs'],
];

/**
 * @typedef {{ target: string | string[], from: string | string[], except?: string[], message: string }} Zone
 */

/** @returns {Zone[]} */
export function boundaryZones() {
  return [...roomZones(), ...metaZones(), ...serverZones(), ...widgetZones()];
}

/** @returns {Zone[]} */
function roomZones() {
  return Object.entries(MAY_IMPORT).map(([room, allowed]) => ({
    target: `./src/${room}`,
    from: './src',
    except: [room, ...allowed].map((name) => `./${name}`),
    message: `${room} may import ${allowed.join(', ') || 'nothing of ours'} (ARCHITECTURE.md, import table).`,
  }));
}

/**
 * Metas are data that the server and the checks read, so nothing behind them may bring React along.
 * @returns {Zone[]}
 */
function metaZones() {
  return [
    {
      target: ['./src/renderers/**/*.meta.ts', './src/renderers/{,*.}metas.ts'],
      from: ['./src/**/*', './server/**/*'],
      except: [
        '**/src/schemas/**',
        '**/src/conditions/**',
        '**/*.meta.ts',
        '**/{,*.}metas.ts',
        '**/*.locale.ts',
      ],
      message: 'A meta is data: it may import schemas, conditions and its locale, nothing that renders.',
    },
  ];
}

/** @returns {Zone[]} */
function serverZones() {
  return [
    {
      target: './server',
      from: './src',
      except: ['./schemas', './conditions', './documents', './renderers/metas.ts'],
      message: 'The server may import schemas, conditions, documents and renderers/metas.ts.',
    },
    { target: './src', from: './server', message: 'Nothing of the browser imports the server.' },
    ...floorZones(),
    ...moduleZones(),
  ];
}

/** @returns {Zone[]} */
function floorZones() {
  return SERVER_FLOORS.flatMap((rooms, floor) => {
    const below = SERVER_FLOORS.slice(0, floor).flat();
    return rooms.map((room) => ({
      target: `./server/${room}`,
      from: './server',
      except: [room, ...below].map((name) => `./${name}`),
      message: `server/${room} may import the floors below it: ${below.join(', ') || 'nothing of the server'} (ARCHITECTURE.md, floors of the server).`,
    }));
  });
}

/**
 * A module is met at its face, `index.ts`: what is inside stays its own.
 * @returns {Zone[]}
 */
function moduleZones() {
  const folder = path.join(ROOT, 'server', 'modules');
  return foldersIn(folder).map((name) => ({
    target: `./server/modules/${name}`,
    from: './server/modules',
    except: [`./${name}`, ...foldersIn(folder).map((other) => `./${other}/index.ts`)],
    message: `${name} may import other modules by their index.ts alone.`,
  }));
}

/**
 * What a family may import beside: Formily's components hold the values of inputs, are filtered, imported and exported
 * as they are, and only look otherwise.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const ALSO = { formily: ['./input/shared', './form/shared'] };

/**
 * Widget folders never import each other. What all share belongs to the runtime; what widgets of several families draw
 * alike stands in `renderers/shared`, what one family shares in its folder `shared`: neither imports a widget. The frame of the widgets (chrome) is handed to them by the registry, so only
 * the index of all renderers imports it.
 * @returns {Zone[]}
 */
function widgetZones() {
  const folder = path.join(ROOT, 'src', 'renderers');
  /** @type {Zone} */
  const chrome = {
    target: ['./src/portal', './src/designer'],
    from: './src/renderers/chrome',
    message: 'The frame of the widgets is handed out by the registry.',
  };
  const widgets = foldersIn(folder).flatMap((family) =>
    (['chrome', 'shared'].includes(family) ? [''] : foldersIn(path.join(folder, family))).map((widget) => {
      const own = path.posix.join(family, widget);
      return {
        target: `./src/renderers/${own}`,
        from: './src/renderers',
        except: [...new Set([`./${own}`, `./${family}/shared`, './shared', ...(ALSO[family] ?? [])])],
        message: `${own} may import its own folder, what its family or all renderers share, the runtime, documents, conditions and schemas, but no other widget.`,
      };
    }),
  );
  return [chrome, ...widgets];
}

/** @param {string} folder */
function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}
