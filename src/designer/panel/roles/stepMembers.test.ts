import { expect, test } from 'vitest';
import { flowSettings } from '../../../schemas/documents/flow.ts';
import { flowNodes, flowNodeTypes } from '../../../schemas/flow/node.ts';
import { hasMemberTitle } from '../../settings/memberWords.ts';
import { propsOf } from '../../settings/propsOf.ts';
import { shapeOf } from '../../settings/schemaShape.ts';
import { taggedShape } from '../../settings/taggedShape.ts';
import type { TSchema } from 'typebox';
import { flowSettingMembers, type StepSections, stepMembers } from './stepMembers.ts';

const namesIn = (sections: StepSections): readonly string[] =>
  Object.values(sections).flatMap((schema) => Object.keys(schema ?? {}));

test.each(flowNodeTypes)('all of a step of type %s is set in its panel', (type) => {
  // Branches stand in the tree.
  const expected = Object.keys(flowNodes[type]).filter((name) => name !== 'id' && name !== 'branches');
  expect([...namesIn(stepMembers(type))].sort()).toEqual(expected.sort());
});

test('all settings of a flow are set in its panel', () => {
  expect([...namesIn(flowSettingMembers)].sort()).toEqual(Object.keys(flowSettings.properties).sort());
});

/** Members within a schema that are called by their code alone, and choices whose values are. */
function wordless(schema: TSchema, path: string): readonly string[] {
  const shape = shapeOf(schema);
  const tagged = taggedShape(schema);
  const inner = tagged ? [...tagged.variants] : [];
  const bare = (tagged?.choices ?? [])
    .filter(({ value, title }) => title.zhCN === String(value))
    .map(({ value }) => `${path}=${String(value)}`);
  const members = tagged ? [] : Object.entries(propsOf(schema));
  return [
    ...bare,
    ...inner.flatMap(([name, each]) =>
      wordless(
        { ...each, properties: without(shapeOf(each).properties ?? {}, tagged?.tag) },
        `${path}.${name}`,
      ),
    ),
    ...members.flatMap(([name, { title, schema: each }]) =>
      shapeOf(each).const !== undefined
        ? []
        : [
            ...(title.zhCN === name && !hasMemberTitle(name) ? [`${path}.${name}`] : []),
            ...wordless(each, `${path}.${name}`),
          ],
    ),
    ...(shape.items ? wordless(shape.items, `${path}[]`) : []),
  ];
}
const without = (
  members: Readonly<Record<string, TSchema>>,
  tag: string | undefined,
): Record<string, TSchema> => Object.fromEntries(Object.entries(members).filter(([name]) => name !== tag));

test('whatever is set of steps has words', () => {
  const found = flowNodeTypes.flatMap((type) =>
    Object.values(stepMembers(type)).flatMap((schema) =>
      Object.entries(schema ?? {})
        // A chain of steps has an editor with words of its own.
        .filter(([, { schema: each }]) => !('$ref' in (shapeOf(each).items ?? {})))
        .flatMap(([name, { schema: each }]) => wordless(each, `${type}.${name}`)),
    ),
  );
  expect([...new Set(found)]).toEqual([]);
});
