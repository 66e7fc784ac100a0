import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { metas } from '../../renderers/metas.ts';
import { documentSchemas } from '../../schemas/documents/index.ts';
import type { Prop } from '../../schemas/prop.ts';
import { choiceWords } from './choiceWords.ts';
import { choicesOf } from './choicesOf.ts';
import type { Control } from './control.ts';
import { controlOf, controlOfSchema } from './controlOf.ts';
import { documentProps } from './documentProps.ts';
import { hasMemberTitle } from './memberWords.ts';
import { sameSchema, shapeOf, withoutNull } from './schemaShape.ts';
import { TextSchema } from '../../schemas/textSchema.ts';
import { CHOICE_TITLES } from '../../schemas/annotation.ts';

const props = metas.flatMap((meta) =>
  Object.entries(meta.props).map(([name, prop]): [string, Prop] => [`${meta.type}.${name}`, prop]),
);

/** Controls that stand inside of one, with the names of the members that they set. */
function* inside(control: Control): Generator<[member: string, schema: TSchema]> {
  const schema =
    control.kind === 'rows' ? control.item : control.kind === 'object' ? control.schema : undefined;
  if (schema === undefined || sameSchema(schema, TextSchema)) return;
  const objects = [schema, ...(shapeOf(schema).anyOf ?? [])];
  for (const object of objects) {
    for (const [name, member] of Object.entries(shapeOf(object).properties ?? {})) {
      yield [name, member];
      yield* inside(controlOfSchema(member));
    }
  }
}

test('no prop is left to JSON but a schema of others and a list of whatever a source answers', () => {
  const left = props.filter(([, prop]) => controlOf(prop).kind === 'json').map(([name]) => name);
  expect(left).toEqual(['formily-form.schema', 'loop-region.items']);
});

test('every value that is chosen has a title of its own', () => {
  const untitled: string[] = [];
  const look = (where: string, schema: TSchema): void => {
    const plain = withoutNull(schema);
    const own = Object.keys(shapeOf(plain)[CHOICE_TITLES] ?? {});
    for (const { value } of choicesOf(plain) ?? []) {
      if (typeof value === 'string' && !own.includes(value) && !choiceWords.has(value))
        untitled.push(`${where}: ${value}`);
    }
    const { items } = shapeOf(plain);
    if (items !== undefined) look(where, items);
  };
  for (const [name, prop] of props) {
    look(name, prop.resolved ?? prop.schema);
    for (const [member, schema] of inside(controlOf(prop))) look(`${name}.${member}`, schema);
  }
  for (const [kind, schema] of Object.entries(documentSchemas)) {
    for (const [name, member] of Object.entries(shapeOf(schema).properties ?? {}))
      if (name !== 'kind') look(`${kind}.${name}`, member);
  }
  expect(untitled).toEqual([]);
});

test('every member of the objects in lists has a title', () => {
  const kinds = [
    'app',
    'system',
    'form',
    'mgrList',
    'mgrForm',
    'control',
    'condition',
    'mgr',
    'appBi',
  ] as const;
  const members = kinds.flatMap((kind) =>
    Object.entries(documentProps(kind)).map(([name, prop]): [string, Prop] => [`${kind}.${name}`, prop]),
  );
  const untitled = [...props, ...members].flatMap(([name, prop]) =>
    [...inside(controlOf(prop))]
      .filter(([member]) => !hasMemberTitle(member))
      .map(([member]) => `${name}.${member}`),
  );
  expect(untitled).toEqual([]);
});
