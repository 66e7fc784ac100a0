import path from 'node:path';
import { expect, test } from 'vitest';
import { readDocumentFolder } from '../../server/check/documentFolder.ts';
import { kindOf } from '../../src/documents/check/shape.ts';
import { openVisits } from './support/openVisits.ts';
import { logIn } from './support/steps.ts';

// Designers: what a person who builds applications sees of the documents that are there.

const open = openVisits();

/** Kinds whose designers are still to come. */
const LATER = new Set<unknown>(['bi', 'appBi']);

const documents = readDocumentFolder(path.join(import.meta.dirname, '../../examples/campus')).entries.flatMap(
  ({ document }) => {
    const kind = kindOf(document);
    return kind === undefined || LATER.has(kind) ? [] : [{ kind, id: (document as { id: string }).id }];
  },
);
const kinds = [...new Set(documents.map(({ kind }) => kind))];

test('the campus has documents of every kind', () => {
  expect(kinds.length).toBeGreaterThan(4);
  expect(documents.length).toBeGreaterThan(30);
});

test.each(kinds)(
  'every document of the campus opens in its designer, complete and without a finding: %s',
  async (kind) => {
    const { page } = await open();
    await logIn(page, 'admin');
    for (const { id } of documents.filter((each) => each.kind === kind)) {
      await page.goto(`/design/${kind}/${id}`);
      await page.locator('[data-design-state="saved"]').waitFor();
      await page.getByRole('region', { name: '问题' }).getByText('没有发现问题').waitFor();
      expect([id, await page.getByText('此处内容暂时无法显示').count()]).toEqual([id, 0]);
    }
  },
);
