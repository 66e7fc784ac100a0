import { describe, expect, it } from 'vitest';
import {
  codes,
  compilePlainForm,
  field,
  formDocument,
  plainEnvironment,
} from '../../tests/support/plainDocuments.ts';
import type { MgrFormDocument } from '../schemas/documents/index.ts';
import { compileForm } from './form.ts';

const further = (rest: Partial<MgrFormDocument>): MgrFormDocument => ({
  kind: 'mgrForm',
  schemaVersion: 1,
  id: 'further',
  name: 'further',
  module: 'plain',
  ...rest,
});
const names = (fields: readonly { code: string }[]): string[] => fields.map(({ code }) => code);

describe('compileForm', () => {
  it('stand where their document has them: under its fields, where it has no layout', () => {
    const fields = [field('a'), field('b')];
    const paths = (rest: object) =>
      compileForm(formDocument(fields, rest), plainEnvironment()).fields.map(({ node }) => node.path);
    expect(paths({})).toEqual(['/fields/0', '/fields/1']);
    expect(paths({ layout: [{ field: 'b' }, { field: 'a' }] })).toEqual(['/layout/1', '/layout/0']);
  });

  it('keep their stored place after one that is left out, and where the layout has none of them', () => {
    const fields = [field('a'), field('a'), field('b'), field('c')];
    const paths = (rest: object, more?: MgrFormDocument) =>
      compileForm(formDocument(fields, rest), plainEnvironment(), more).fields.map(({ node }) => node.path);
    expect(paths({})).toEqual(['/fields/0', '/fields/2', '/fields/3']);
    expect(paths({ layout: [{ field: 'a' }] })).toEqual(['/layout/0', '/fields/2', '/fields/3']);
    expect(paths({}, further({ overrides: { b: { title: 'B' } } }))).toEqual([
      '/fields/0',
      '/fields/2',
      '/fields/3',
    ]);
  });

  it('lays all fields out in the order of the document where it has no layout', () => {
    const form = compilePlainForm([field('a'), field('b')]);
    expect(form.layout.map(({ source }) => source.name)).toEqual(['a', 'b']);
    expect(form.fields.map(({ placed }) => placed)).toEqual([true, true]);
    expect(form.columns).toBe(2);
  });

  it('knows the layout nodes around a field, outermost first', () => {
    const layout = [
      { type: 'box', id: 'outer', children: [{ type: 'box', id: 'inner', children: [{ field: 'a' }] }] },
    ];
    const form = compilePlainForm([field('a'), field('b')], plainEnvironment(), { layout, columns: 3 });
    expect(form.byCode.get('a')?.ancestors.map(({ source }) => source.id)).toEqual(['outer', 'inner']);
    expect(form.byCode.get('b')).toMatchObject({ placed: false, ancestors: [] });
    expect(names(form.fields)).toEqual(['a', 'b']);
    expect(form.columns).toBe(3);
  });

  it('keeps the first of two fields with one code', () => {
    const form = compilePlainForm([field('a', { title: 'first' }), field('a', { title: 'second' })]);
    expect(form.fields).toHaveLength(1);
    expect(form.fields[0]?.node.source.title).toBe('first');
  });

  it('leaves out what is no field, and draws a placeholder for an unknown widget', () => {
    const environment = plainEnvironment();
    const form = compilePlainForm(
      [field('a'), field('b', { type: 'gone' }), field('c', { type: 'label' })],
      environment,
    );
    expect(names(form.fields)).toEqual(['a']);
    expect(form.layout.map(({ broken }) => broken?.code)).toEqual([undefined, 'UNKNOWN_TYPE', undefined]);
    expect(codes(environment.reported)).toEqual(['UNKNOWN_TYPE']);
  });

  describe('as a further form', () => {
    it('changes members of a field, but not what it is', () => {
      const overrides = { a: { required: true, title: 'B', type: 'number-field', name: 'x' } };
      const form = compileForm(formDocument([field('a')]), plainEnvironment(), further({ overrides }));
      expect(form.byCode.get('a')?.node.source).toMatchObject({
        required: true,
        title: 'B',
        type: 'text-field',
        name: 'a',
      });
    });

    it('has a layout and columns of its own', () => {
      const form = compileForm(
        formDocument([field('a'), field('b')], { columns: 4 }),
        plainEnvironment(),
        further({ layout: [{ field: 'b' }], columns: 1 }),
      );
      expect(form.layout.map(({ source }) => source.name)).toEqual(['b']);
      expect(form.columns).toBe(1);
      expect(form.byCode.get('a')?.placed).toBe(false);
    });
  });
});

describe('computed fields', () => {
  const computed = (code: string, value: string) => field(code, { type: 'number-field', value });
  const order = (...fields: ReturnType<typeof field>[]) => {
    const environment = plainEnvironment();
    return { order: names(compilePlainForm(fields, environment).computed), reported: environment.reported };
  };

  it('stand after the ones they read, however deep the chain', () => {
    const { order: found, reported } = order(
      computed('total', '{{ form.net + form.tax }}'),
      computed('tax', '{{ form.net * 0.13 }}'),
      computed('net', '{{ form.price * form.count }}'),
      field('price', { type: 'number-field' }),
    );
    expect(found).toEqual(['net', 'tax', 'total']);
    expect(reported).toEqual([]);
  });

  it('are ordered by what they read in any part of a template', () => {
    const { order: found } = order(
      computed('b', '{{ if(form.a > 1, form["c"], 0) ?? form.d }}'),
      computed('a', '{{ 1 }}'),
      computed('c', '{{ form.a }}'),
      computed('d', '{{ 2 }}'),
    );
    expect(found.indexOf('b')).toBe(3);
  });

  it.each([
    ['reads itself', [computed('a', '{{ form.a + 1 }}')], 'a → a'],
    [
      'reads another that reads it',
      [computed('a', '{{ form.b }}'), computed('b', '{{ form.a }}')],
      'a → b → a',
    ],
    [
      'stands behind a cycle',
      [computed('c', '{{ form.a }}'), computed('a', '{{ form.b }}'), computed('b', '{{ form.a }}')],
      'a → b → a',
    ],
    [
      'stands behind a cycle met before',
      [computed('a', '{{ form.b }}'), computed('b', '{{ form.a }}'), computed('c', '{{ form.a }}')],
      'a → b → a',
    ],
  ])('are left uncomputed where one %s, and the path is reported once', (_title, fields, path) => {
    const { order: found, reported } = order(...fields, computed('sound', '{{ 1 }}'));
    expect(found).toEqual(['sound']);
    expect(codes(reported)).toEqual(['CYCLE']);
    expect(reported[0]?.message.enUS).toContain(path);
  });
});
