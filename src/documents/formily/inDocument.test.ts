import { describe, expect, test } from 'vitest';
import { Type } from 'typebox';
import { plainMetas } from '../../../tests/support/plainMetas.ts';
import { findingsWith, title, whole } from '../../../tests/support/slips.ts';
import { prop } from '../../schemas/prop.ts';
import { defineMeta } from '../../schemas/rendererMeta.ts';

const field = (members: object) => ({ type: 'object', properties: { a: members } });

describe('a Formily schema in a document', () => {
  const meta = defineMeta({
    type: 'schema-form',
    version: 1,
    family: 'form',
    icon: 'edit',
    budget: 1,
    title,
    props: { schema: { ...prop.static(Type.Object({}), title), language: 'formily' } },
  });
  const check = findingsWith([...plainMetas, meta]);
  const page = (schema: object) =>
    check({
      ...whole,
      kind: 'app',
      id: 'page',
      variables: { level: { type: 'number' } },
      body: [{ type: 'schema-form', id: 'f', props: { schema } }],
    });
  const at = '/body/0/props/schema/properties/a';

  test('what its expressions read is known as everywhere, and its widgets are', () => {
    expect(
      page(field({ title: '{{$self.value + vars.level + params.none}}', 'x-component': 'text-field' })),
    ).toEqual([`UNKNOWN_MEMBER ${at}/title`]);
    expect(page(field({ title: '{{nobody}}', 'x-component': 'Inputt' })).toSorted()).toEqual([
      `FORMILY_COMPONENT ${at}/x-component`,
      `UNKNOWN_NAME ${at}/title`,
    ]);
  });

  test('rules and patterns are checked as everywhere', () => {
    const when = {
      testRule: 'every',
      conditionList: [{ bindKey: '$deps[0]', type: 'text', judgeType: 'less', value: 1 }],
    };
    expect(page(field({ 'x-reactions': { dependencies: ['a'], when } }))).toEqual([
      `CONDITION_OPERATOR ${at}/x-reactions/when/conditionList/0`,
    ]);
  });
});
