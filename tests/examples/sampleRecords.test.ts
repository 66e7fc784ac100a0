import path from 'node:path';
import { expect, test } from 'vitest';
import { readCampusFolder } from '../../server/seed/campus/folder.ts';
import { generateCampus } from '../../server/seed/campus/generate.ts';
import { recordsOf } from '../../server/seed/campus/records.ts';
import { ofKind } from './campusDocuments.ts';

// The gallery shows lists and forms with a few records of the demo campus, without a server that makes them.

const FOLDER = path.resolve(import.meta.dirname, '../../examples/records');
const MOST = 24;

const data = generateCampus(readCampusFolder().dictionaries);

/** Records from all over a module. Those of a tree stand together, each under one that is there. */
function sampleOf(module: string): object[] {
  const all = recordsOf(data, module).map(({ id, values }) => ({ id, ...values }));
  if (all.some((record) => 'parent' in record)) return all.slice(0, MOST);
  const step = Math.max(1, Math.floor(all.length / MOST));
  return all.filter((_record, index) => index % step === 0).slice(0, MOST);
}

test.each(ofKind('form').map(({ id }) => id))(
  'the sample of %s holds records of the demo campus as it is seeded',
  async (module) => {
    const lines = sampleOf(module).map((record) => `  ${JSON.stringify(record)}`);
    // Written anew by `npx vitest run tests/examples -u`.
    await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot(path.join(FOLDER, `${module}.json`));
  },
);
