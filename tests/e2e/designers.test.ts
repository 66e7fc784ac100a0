import path from 'node:path';
import { expect, test } from 'vitest';
import { readDocumentFolder } from '../../server/check/documentFolder.ts';
import { kindOf } from '../../src/documents/check/shape.ts';
import { openVisits } from './support/openVisits.ts';
import { logIn } from './support/steps.ts';

// Designers: what a person who builds applications sees of the documents that are there.

const open = openVisits();

/** Kinds whose designers are still to come. */
const LATER = new Set<unknown>(['flow', 'bi', 'appBi']);

const documents = readDocumentFolder(path.join(import.meta.dirname, '../../examples/campus')).entries.flatMap(
  ({ document }) => {
    const kind = kindOf(document);
    return kind === undefined || LATER.has(kind) ? [] : [{ kind, id: (document as { id: string }).id }];
  },
);

test(
  'every document of the campus opens in its designer, complete and without a finding',
  { timeout: 240_000 },
  async () => {
    const { page } = await open();
    await logIn(page, 'admin');
    expect(documents.length).toBeGreaterThan(30);
    for (const { kind, id } of documents) {
      await page.goto(`/design/${kind}/${id}`);
      await page.locator('[data-design-state="saved"]').waitFor();
      await page.getByRole('region', { name: '问题' }).getByText('没有发现问题').waitFor();
      expect([kind, id, await page.getByText('此处内容暂时无法显示').count()]).toEqual([kind, id, 0]);
    }
  },
);
