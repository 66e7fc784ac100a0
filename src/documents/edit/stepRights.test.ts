import { expect, test } from 'vitest';
import { flowOf, parallel, step } from '../../../tests/flows/trial.ts';
import type { FlowDocument } from '../../schemas/documents/flow.ts';
import type { Right } from '../flow/fieldRights.ts';
import { metas } from '../../renderers/metas.ts';
import { createMetaIndex } from '../metaIndex.ts';
import { flowIndex } from '../flow/flowIndex.ts';
import { isRefused } from './command.ts';
import { type RightPlace, setFixedRows, setStepRights, writtenRight } from './stepRights.ts';

const language = { metas: createMetaIndex(metas) };
const title = { zhCN: '', enUS: '' };
const flow = flowOf([
  step('A', ['a'], { fieldRights: { note: 'edit', items: { right: 'edit', rows: 'fixed' } } }),
  parallel('P', { x: [step('B', ['b'])], y: [] }),
]);
const set = (from: FlowDocument, right: Right | undefined, ...places: RightPlace[]): FlowDocument => {
  const result = setStepRights(places, right, title)(from, language);
  if (isRefused(result)) throw new Error(result.refused.enUS);
  return result.document as FlowDocument;
};
const rightsOf = (from: FlowDocument, id: string) => {
  const node = flowIndex(from).get(id)?.node;
  return node && 'fieldRights' in node ? node.fieldRights : undefined;
};

test('rights are set at several steps at once, and taken away without a trace', () => {
  const places = [
    { node: 'A', field: 'note' },
    { node: 'B', field: 'note' },
  ];
  const hidden = set(flow, 'hidden', ...places);
  expect([rightsOf(hidden, 'A')?.note, rightsOf(hidden, 'B')]).toEqual(['hidden', { note: 'hidden' }]);
  // What they do not touch stays the same object.
  expect(hidden.nodes[0]).toBe(flow.nodes[0]);
  const back = set(hidden, undefined, ...places);
  expect([rightsOf(back, 'A')?.note, rightsOf(back, 'B')]).toEqual([undefined, undefined]);
  expect(isRefused(setStepRights(places, undefined, title)(back, language))).toBe(true);
});

test('columns of a sub-table have rights of their own beside what is said of its rows', () => {
  const place = { node: 'A', field: 'items', column: 'price' };
  const closed = set(flow, 'read', place);
  expect(rightsOf(closed, 'A')?.items).toEqual({ right: 'edit', columns: { price: 'read' }, rows: 'fixed' });
  expect(writtenRight(rightsOf(closed, 'A'), 'items', 'price')).toBe('read');
  expect(rightsOf(set(closed, undefined, place), 'A')?.items).toEqual({ right: 'edit', rows: 'fixed' });
  // Where nothing is said of the whole, what is usual there is written.
  expect(rightsOf(set(flow, 'hidden', { ...place, node: 'B' }), 'B')).toEqual({
    items: { right: 'read', columns: { price: 'hidden' } },
  });
});

test('rows of a sub-table are fixed and let go', () => {
  const run = (from: FlowDocument, isFixed: boolean, node: string): FlowDocument => {
    const result = setFixedRows([{ node, field: 'items' }], isFixed, title)(from, language);
    if (isRefused(result)) throw new Error(result.refused.enUS);
    return result.document as FlowDocument;
  };
  expect(rightsOf(run(flow, false, 'A'), 'A')?.items).toBe('edit');
  const fixed = run(flow, true, 'B');
  expect(rightsOf(fixed, 'B')?.items).toEqual({ right: 'read', rows: 'fixed' });
  expect(rightsOf(run(fixed, false, 'B'), 'B')).toBeUndefined();
});
