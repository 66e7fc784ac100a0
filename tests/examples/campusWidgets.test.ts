import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { withControls } from '../../src/documents/control.ts';
import { createMetaIndex } from '../../src/documents/metaIndex.ts';
import { metas } from '../../src/renderers/metas.ts';
import type { Action } from '../../src/schemas/action.ts';
import { actionParameters, type ActionName } from '../../src/schemas/actionParameters.ts';
import type { Node } from '../../src/schemas/node.ts';
import { campusFiles, members, ofKind } from './campusDocuments.ts';

const index = withControls(createMetaIndex(metas), (id) =>
  ofKind('control').find((control) => control.id === id),
);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nodes are known by the two members that each of them has, and by standing where nodes stand. */
const isNode = (value: unknown): value is Node =>
  isRecord(value) &&
  typeof value.type === 'string' &&
  typeof value.id === 'string' &&
  !('judgeType' in value);

/** What a node writes that its widget does not take. */
function misfits({ type, props = {}, on = {}, slots = {}, children }: Node): string[] {
  const meta = index.get(type);
  if (meta === undefined) return [`${type}: unknown`];
  const wrong = Object.entries(props).filter(([name, written]) => {
    const prop = meta.props[name];
    return prop === undefined || !Value.Check(prop.schema, written);
  });
  return [
    ...wrong.map(([name]) => `${type}: prop ${name}`),
    ...Object.keys(on).flatMap((event) => (meta.events?.[event] ? [] : [`${type}: event ${event}`])),
    ...Object.keys(slots).flatMap((slot) => (meta.slots?.[slot] ? [] : [`${type}: slot ${slot}`])),
    ...(children !== undefined && meta.container !== true ? [`${type}: children`] : []),
  ];
}

/** What a step of a chain writes that its action does not take. */
function wrongStep(step: Action): string[] {
  if (!(step.do in actionParameters)) return [`${step.do}: unknown`];
  const parameters = actionParameters[step.do as ActionName] as Record<
    string,
    Parameters<typeof Value.Check>[0]
  >;
  const { do: _name, when: _when, onError: _onError, ...given } = step;
  const wrong = Object.entries(given).filter(([name, value]) => {
    const schema = parameters[name];
    return schema === undefined || !Value.Check(schema, value);
  });
  return wrong.map(([name]) => `${step.do}: ${name}`);
}

/** The nodes of a flow are steps, and the menus of a system have a type of their own: no widgets. */
const withWidgets = campusFiles.filter(({ document }) => !['flow', 'system'].includes(document.kind));

describe.each(withWidgets.map(({ file, document }) => [file, document] as const))('%s', (_file, document) => {
  const values = [...members(document)].map(({ value }) => value);

  it('uses widgets as they are declared', () => {
    expect(values.filter(isNode).flatMap(misfits)).toEqual([]);
  });

  it('uses actions as they are declared', () => {
    const steps = values.filter((value) => isRecord(value) && typeof value.do === 'string') as Action[];
    expect(steps.flatMap(wrongStep)).toEqual([]);
  });
});

describe.each(ofKind('mgrList').map((list) => [list.id, list] as const))('list %s', (_id, list) => {
  const form = ofKind('form').find(({ id }) => id === list.module);
  const metaOf = (code: string) =>
    index.get(form?.fields.find(({ name }) => name === code)?.type ?? '')?.field;

  it('filters by fields that can filter, and searches in texts', () => {
    const filters = (list.filters ?? []).filter(({ field }) => metaOf(field)?.toFilter === undefined);
    const searched = (list.search?.fields ?? []).filter((code) => metaOf(code)?.column !== 'text');
    expect({ filters, searched }).toEqual({ filters: [], searched: [] });
  });
});
