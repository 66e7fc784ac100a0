import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '../../src/runtime/data/ApiClient.ts';
import { fetchWorking } from '../../src/designer/core/designCalls.ts';
import type { AppDocument } from '../../src/schemas/documents/index.ts';
import { productMetas } from '../../server/documents/vocabulary.ts';
import { createChance } from '../support/chance.ts';
import { EditLog, nodesOf, PageEditor } from '../support/pageEditor.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// Several people edit one page at once, by the designer's own classes on the product's calls, over a line that breaks.

const EDITORS = ['a', 'b', 'c'];
const ACTS = 60;
/** Of the calls that never arrive; as many again are done, and their answers lost. */
const LOST = 0.05;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPeople });
});

afterAll(() => server.close());

const text = (id: string) => ({ type: 'text', id, props: { text: id } });
const page: AppDocument = {
  kind: 'app',
  schemaVersion: 1,
  id: 'shared',
  name: '共同编辑',
  body: [
    ...['t-a', 't-b', 't-c', 't-d'].map(text),
    ...['s-a', 's-b'].map((id) => ({ type: 'section', id, children: [text(`${id}-x`), text(`${id}-y`)] })),
  ],
};

/** The portal's client of somebody who is logged in. @param luck from 0 to 1, of each call: the least and the most are lost */
async function connect(luck: () => number): Promise<ApiClient> {
  const { token } = await server.login('admin');
  const { project } = server.platform;
  const transport: typeof fetch = async (input, init) => {
    const drawn = luck();
    if (drawn < LOST) throw new TypeError('The line broke on the way there.');
    const response = await fetch(new URL(input as string, server.baseUrl), init);
    if (drawn > 1 - LOST) throw new TypeError('The line broke on the way back.');
    return response;
  };
  return new ApiClient({
    project: () => project,
    token: () => token,
    locale: () => 'zhCN',
    device: () => 'desktop',
    tokenExpired: () => undefined,
    transport,
  });
}

test('what several people change of one page at once is all there, or one of them was asked', async () => {
  const seed = Math.floor(Math.random() * 2 ** 32);
  const admin = await server.login('admin');
  const saved = await admin.call('manager', '/resource/save.do', {
    kind: 'app',
    id: page.id,
    name: page.name,
    schema: page,
  });
  expect(saved.msgState).toBe(1);
  const key = { kind: 'app', id: page.id } as const;
  const log = new EditLog();
  for (const node of nodesOf(page)) if (node.type === 'text') log.written.set(node.id, undefined);
  let isSound = true;
  const editors = await Promise.all(
    EDITORS.map(async (name, index) => {
      const chance = createChance(seed + index);
      const client = await connect(() => (isSound ? 0.5 : chance.next()));
      return PageEditor.open(name, { client, key, chance, log }, { metas: productMetas });
    }),
  );
  isSound = false;
  await Promise.all(
    editors.map(async (editor) => {
      for (let act = 0; act < ACTS; act += 1) await editor.act();
      await editor.finish();
    }),
  );
  isSound = true;
  const { document } = await fetchWorking(await connect(() => 0.5), key);
  const ids = nodesOf(document).map(({ id }) => id);
  expect({ lost: log.lostIn(document), back: log.backIn(document), seed }).toEqual({
    lost: [],
    back: [],
    seed,
  });
  expect(ids).toEqual([...new Set(ids)]);
  for (const editor of editors) {
    await editor.look();
    expect(editor.model.document).toEqual(document);
    editor.autosave.dispose();
  }
});
