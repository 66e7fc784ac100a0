import { startProduct } from '../runningServers.ts';
import { type Report, timeLines, timesOf } from '../suite.ts';
import { callAs, type Caller, logIn } from '../wire.ts';

/** Milliseconds of one page, as the client sees it. */
const TARGET = 200;
const RUNS = 60;
const DOCUMENTS = 1_000;
/** Documents of one bundle. */
const BUNDLE = 500;
const PAGE = 20;
const TAGS = 20;

/** A page with a list and a link to another one, so that documents name each other. */
const entryOf = (index: number): object => {
  const id = `bench-page-${String(index)}`;
  const name = `Bench page ${String(index)}`;
  const next = `bench-page-${String(Math.floor(index / BUNDLE) * BUNDLE + ((index + 1) % BUNDLE))}`;
  const click = [{ do: 'openPage', target: { kind: 'app', id: next } }];
  const body = Array.from({ length: 10 }, (_part, at) =>
    at === 0
      ? { type: 'button', id: 'go', props: { label: 'Next' }, on: { click } }
      : { type: 'text', id: `t${String(at)}`, props: { text: name } },
  );
  const tags = [`tag ${String(index % TAGS)}`];
  return { kind: 'app', id, name, tags, schema: { kind: 'app', schemaVersion: 1, id, name, body } };
};

/** Brings the documents in, as drafts with tags. */
async function fill(caller: Caller): Promise<void> {
  for (let from = 0; from < DOCUMENTS; from += BUNDLE) {
    const documents = Array.from({ length: BUNDLE }, (_entry, at) => entryOf(from + at));
    const bundle = { format: 'atrium-bundle', formatVersion: 1, documents };
    await callAs(caller, '/api/manager/resource/import.do', { bundle });
  }
}

const where = (bindKey: string, type: string, value: unknown) => ({
  where: { testRule: 'every', conditionList: [{ bindKey, type, judgeType: 'contain', value }] },
});

/** One page of the list of documents that the back office shows. @throws Error where it holds too few */
async function pageOf(caller: Caller, asked: object): Promise<void> {
  const param = { limit: PAGE, sort: [{ field: 'updatedAt', order: 'desc' }], ...asked };
  const { list = [] } = await callAs(caller, '/api/interface/rest/http/platform-resource/list.htm', param);
  if (list.length !== PAGE) throw new Error(`A page of ${String(list.length)} documents`);
}

export const report: Report = {
  title: `Catalogue of ${String(DOCUMENTS)} documents: a page of ${String(PAGE)}, over HTTP`,
  notes: [
    `${String(RUNS)} calls each, one after the other, by the administrator of the demo campus; the first is left out. Client, server and PostgreSQL share the machine.`,
  ],
  run: async () => {
    const product = await startProduct();
    try {
      const caller = await logIn(product.origin);
      await fill(caller);
      const pages = DOCUMENTS / PAGE;
      return [
        ...timeLines(
          'Page by page',
          await timesOf(RUNS, (run) => pageOf(caller, { offset: (run % pages) * PAGE })),
          TARGET,
        ),
        ...timeLines(
          'By name',
          await timesOf(RUNS, () => pageOf(caller, where('nameZh', 'text', 'page 1'))),
          TARGET,
        ),
        ...timeLines(
          'By tag',
          await timesOf(RUNS, (run) => pageOf(caller, where('tags', 'array', [`tag ${String(run % TAGS)}`]))),
          TARGET,
        ),
      ];
    } finally {
      await product.stop();
    }
  },
};
