import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { atriumDesigner, puckDesigner, type Designer } from '../designers/designers.ts';
import { atriumPage, puckPage, SIZE } from '../designers/largePage.ts';
import {
  CHECKS,
  EDITS,
  measureDesigner,
  OPENINGS,
  UNDOS,
  type Sample,
} from '../designers/measureDesigner.ts';
import { buildContender } from '../pages/buildContender.ts';
import { serveFolders } from '../pages/serveFolders.ts';
import { buildPortal } from '../portal.ts';
import { startProduct, type RunningServer } from '../runningServers.ts';
import { quantile, type Report, type ReportLine } from '../suite.ts';
import { appKeyOf, md5, callProduct } from '../wire.ts';

const ROUNDS = 2;
const ID = 'large-page';

/** One figure, of all rounds together. */
interface Figure {
  readonly name: string;
  readonly of: keyof Sample;
  /** Absent: the median. */
  readonly percentile?: number;
  /** Milliseconds that Atrium may take. */
  readonly target?: number;
}

const FIGURES: readonly Figure[] = [
  { name: 'opened: first line of the outline', of: 'outline', target: 2000 },
  { name: 'opened: first part on the canvas', of: 'first', target: 2000 },
  { name: 'opened: all parts on the canvas', of: 'all' },
  { name: 'edit, p50', of: 'edit', percentile: 0.5 },
  { name: 'edit, p95', of: 'edit', percentile: 0.95, target: 50 },
  { name: 'drag frame, p50', of: 'frame', percentile: 0.5 },
  { name: 'drag frame, p95', of: 'frame', percentile: 0.95, target: 16 },
  { name: 'drag frame, longest', of: 'frame', percentile: 1 },
  { name: 'undo, p50', of: 'undo', percentile: 0.5 },
  { name: 'undo, p95', of: 'undo', percentile: 0.95, target: 50 },
  { name: 'live check, p50', of: 'check', percentile: 0.5 },
  { name: 'live check, p95', of: 'check', percentile: 0.95, target: 300 },
];

/** Keeps the large page as a working document. */
async function savePage(origin: string): Promise<void> {
  const appKey = await appKeyOf(origin);
  const login = { loginName: 'admin', password: md5('atrium-demo') };
  const { result } = await callProduct(origin, appKey, '/api/base/login/login.do', login, '');
  const token = (result as { token: string[] }).token.join('_');
  const schema = atriumPage(ID);
  const param = { kind: 'app', id: ID, name: 'Large page', schema, requestId: 'bench-large-page' };
  await callProduct(origin, appKey, '/api/manager/resource/save.do', param, token);
}

/** Builds Puck's editor and serves it with the large page beside it. */
async function servePuck(): Promise<RunningServer> {
  const { folder, base } = await buildContender('designers/puck', { opens: true });
  writeFileSync(path.join(folder, 'page.json'), JSON.stringify(puckPage()));
  const server = await serveFolders(path.dirname(folder), { isKept: true });
  return { origin: server.origin + base, stop: () => server.stop() };
}

function linesOf(measured: ReadonlyMap<Designer, readonly Sample[]>, atrium: Designer): ReportLine[] {
  const valueOf = (samples: readonly Sample[], { of, percentile = 0.5 }: Figure): number =>
    quantile(
      samples.flatMap((sample) => sample[of]),
      percentile,
    );
  return FIGURES.flatMap((figure) => {
    const own = valueOf(measured.get(atrium) ?? [], figure);
    const peers = [...measured]
      .filter(([designer]) => designer !== atrium)
      .map(([{ name }, samples]) => ({ name, value: valueOf(samples, figure) }))
      .filter(({ value }) => !Number.isNaN(value));
    const { name, target } = figure;
    return [
      {
        name: `Atrium, ${name}`,
        value: own,
        unit: 'ms',
        ratio: peers.map((peer) => `${(own / peer.value).toFixed(2)} × ${peer.name}`).join(', '),
        ...(target !== undefined && { target: `≤ ${String(target)} ms`, isMet: own <= target }),
      },
      ...peers.map((peer) => ({ name: `${peer.name}, ${name}`, value: peer.value, unit: 'ms' })),
    ];
  });
}

async function run(): Promise<readonly ReportLine[]> {
  buildPortal();
  const product = await startProduct();
  try {
    await savePage(product.origin);
    const puck = await servePuck();
    try {
      const atrium = atriumDesigner(product.origin, ID);
      const designers = [atrium, puckDesigner(puck.origin)];
      const measured = new Map<Designer, Sample[]>(designers.map((designer) => [designer, []]));
      for (let round = 0; round < ROUNDS; round += 1) {
        // Each time another first.
        for (const designer of round % 2 === 0 ? designers : designers.toReversed())
          measured.get(designer)?.push(await measureDesigner(designer));
      }
      return linesOf(measured, atrium);
    } finally {
      await puck.stop();
    }
  } finally {
    await product.stop();
  }
}

/** How soon a designer answers on a large page. */
export const report: Report = {
  title: `Designer: a page of ${SIZE.toLocaleString('en')} parts, beside Puck 0.23`,
  notes: [
    'Sections of rows of texts. Atrium: the product as it ships, the working document from its server, widgets of antd and the page checked after each change; Puck: its editor as it comes, built for production, with the same parts as plain elements, in its frame.',
    `${String(ROUNDS)} rounds in turn, each in new browsers at 1440 × 900; p50 and p95 of all rounds together.`,
    `Opened: from the navigation, with warm caches, to the paint; ${String(OPENINGS)} times a round, the median counts.`,
    `Edit: from a key in the field of one text to the paint of that text on the canvas, ${String(EDITS)} a round, each 100 ms after the paint of the one before. Undo: the same from Ctrl+Z, ${String(UNDOS)} a round.`,
    'Drag frame: time between frames while a text is dragged over the canvas by moves of the pointer, at sixty frames a second; up to 18 ms count as 16.',
    `Live check: from the key that makes an expression name what is not there to the problem in the list, ${String(CHECKS)} a round. Puck has none.`,
  ],
  run,
};
