import { atriumPage, SIZE } from '../designers/largePage.ts';
import { formOf, type LargePage, reads } from '../designers/largeReader.ts';
import { startProduct } from '../runningServers.ts';
import { type Report, timeLines, timesOf } from '../suite.ts';
import { callAs, type Caller, logIn } from '../wire.ts';

/** Milliseconds of one call, as the client sees it. */
const TARGET = 300;
const RUNS = 40;

const manager = (caller: Caller, action: string, param: object) =>
  callAs(caller, `/api/manager/resource/${action}.do`, param);

interface Document {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
}

/** Keeps a working document. @returns its revision */
async function save(caller: Caller, schema: object, revision?: number): Promise<number> {
  const { kind, id, name } = schema as Document;
  const { result } = await manager(caller, 'save', { kind, id, name, schema, revision });
  return (result as { revision: number }).revision;
}

/** A form and a large page of which every text reads it, as users have them; the draft of the form lacks the field. */
async function prepare(caller: Caller): Promise<number> {
  const page = structuredClone(atriumPage('large-reader')) as LargePage;
  reads(page);
  for (const document of [formOf('place'), page]) {
    const revision = await save(caller, document);
    const { kind, id } = document as Document;
    await manager(caller, 'publish', { kind, id, revision });
  }
  return save(caller, formOf('room'), 1);
}

export const report: Report = {
  title: `What publishing a form breaks in a page of ${String(SIZE)} parts, over HTTP`,
  notes: [
    `${String(RUNS)} calls of \`impact.do\` one after the other by the administrator of the demo campus, the first left out; client, server and PostgreSQL share the machine.`,
    'Every text of the page reads the field that the draft of the form lacks; what users have and what is designed are both looked at.',
  ],
  run: async () => {
    const product = await startProduct();
    try {
      const caller = await logIn(product.origin);
      const { kind, id } = formOf('room') as Document;
      const at = { kind, id, revision: await prepare(caller) };
      const times = await timesOf(RUNS, async () => {
        const { list = [] } = await manager(caller, 'impact', at);
        if (list.length !== 1) throw new Error(`${String(list.length)} documents break, not one`);
      });
      return timeLines('impact.do', times, TARGET);
    } finally {
      await product.stop();
    }
  },
};
