import pg from 'pg';
import { actLines } from '../flows/acts.ts';
import { forty, person } from '../flows/documents.ts';
import { addInstances, addPeople, publishDocuments } from '../flows/fill.ts';
import { listTimes } from '../flows/listTimes.ts';
import { databaseOf, startProduct } from '../runningServers.ts';
import { type Report, timeLines, timesOf } from '../suite.ts';
import { callAs, logIn } from '../wire.ts';

/** Instances of years, with thirty tasks each; fewer for trying. */
const INSTANCES = Number(process.env.BENCH_INSTANCES ?? 100_000);
/** Instances of each of the people who act. */
const EACH = Number(process.env.BENCH_ACTS ?? 60);
/** Row of a list behind which a page is asked for. */
const DEEP = Math.min(10_000, Math.floor(INSTANCES / 10));
const PREVIEWS = 60;
/** Milliseconds of one preview, as the client sees it. */
const PREVIEW = 30;

export const report: Report = {
  title: `Approval flows: ${INSTANCES.toLocaleString('en')} instances, ${(INSTANCES * 30).toLocaleString('en')} tasks`,
  notes: [
    'Lists: the statement of a page as `list.do` sends it, planning and execution as PostgreSQL says it, the slowest of 15 runs; of somebody who has that many rows in each scope.',
    'Actions: 20 people agree to tasks of instances of their own, each one every second, and then each as soon as their last one was answered; every action opens the next step or ends the instance, writes its record, timeline, messages, audit and the answer under its request id. Client, server and PostgreSQL share the machine: what an action takes of its processors is what bounds how many there are.',
    `Preview: a flow of 40 nodes, ${String(PREVIEWS)} calls one after the other, the first left out.`,
  ],
  run: async () => {
    const product = await startProduct();
    const db = new pg.Pool({ ...databaseOf(product.dataDir), max: 4 });
    try {
      const admin = await logIn(product.origin);
      const people = await addPeople(admin, db);
      await publishDocuments(admin);
      await addInstances(db, INSTANCES);
      const lists = await listTimes(db, DEEP);
      const acts = await actLines(product, db, people, EACH);
      const [starter = admin] = people;
      const data = { first: person(2), second: person(3), amount: 3 };
      const previews = await timesOf(PREVIEWS, () =>
        callAs(starter, '/api/form/flow/preview.do', { flowId: forty.id, data }),
      );
      return [...lists, ...acts, ...timeLines('preview.do of 40 nodes', previews, PREVIEW)];
    } finally {
      await db.end();
      await product.stop();
    }
  },
};
