import { describe, expect, test } from 'vitest';
import { readFormilySchema } from './readSchema.ts';

const read = (schema: unknown) => readFormilySchema(schema, { isField: (type) => type === 'input' });
const told = (schema: unknown): readonly string[] =>
  read(schema).findings.map(({ code, path }) => `${code} ${path ?? ''}`);
/** What is told but for names that these short schemas have no field of. */
const beside = ({ findings }: ReturnType<typeof read>) =>
  findings.filter(({ code }) => code !== 'FORMILY_ADDRESS');
/** Styles with which a component would stand over the page, or fetch something. */
const styles: readonly object[] = [
  { style: { position: 'Fixed' } },
  { style: { position: ['fixed'] } },
  { style: { cssText: 'position: fixed' } },
  { style: 'position: fixed' },
  { style: { background: 'u\\72l(https://e)' } },
  { headStyle: { background: 'image-set("https://e" 1x)' } },
  { styles: { popup: { root: { position: 'sticky' } } } },
  { options: [{ label: 'A', style: { position: 'fixed' } }] },
  { dropdown: { items: [{ overlayStyle: { backgroundImage: 'URL (x)' } }] } },
];
const field = (members: object) => ({ type: 'object', properties: { a: members } });

describe('a Formily schema', () => {
  test('is read as data: components by name, expressions in our language, reactions by what they change', () => {
    const schema = read({
      form: { labelCol: 4, onClick: '{{$form}}' },
      schema: field({
        type: 'string',
        title: 'A',
        'x-component': 'Input',
        'x-component-props': { size: 'small', disabled: "{{$deps[0] === 'x'}}" },
        'x-visible': '{{!$values.b}}',
        'x-reactions': {
          dependencies: ['b', { name: 'c', source: '.c', property: 'title' }],
          when: '{{$deps[0] && $deps.c}}',
          fulfill: { state: { 'component[1].style.width': '{{$self.value}}' }, schema: { required: true } },
        },
      }),
    });
    const { root, form } = schema;
    expect(form).toEqual({ labelCol: 4 });
    expect(beside(schema).map(({ code }) => code)).toEqual(['FORMILY_PROP']);
    expect(root?.properties[0]?.[1]).toMatchObject({
      members: { type: 'string', title: 'A', 'x-component': 'Input', 'x-component-props': { size: 'small' } },
      writes: [
        { to: ['componentProps', 'disabled'], value: "{{ ($deps[0] == 'x') }}", changes: true },
        { to: ['visible'], value: '{{ (not $values.b) }}' },
      ],
      reactions: [
        {
          dependencies: [
            { key: '0', source: 'b', property: 'value' },
            { key: 'c', source: '.c', property: 'title' },
          ],
          when: { template: '{{ ($deps[0] ? $deps.c : $deps[0]) }}' },
          fulfill: [
            { to: ['componentProps', 'style', 'width'], value: '{{ $self.value }}' },
            { to: ['required'], rule: true, value: true, changes: false },
          ],
        },
      ],
    });
  });

  test('counts the texts among its dependencies, and takes nothing without braces for a condition', () => {
    const schema = read(
      field({
        'x-reactions': {
          dependencies: [{ name: 'c', source: 'c' }, 'b # title', { source: 'd' }],
          when: false,
          fulfill: { state: { visible: false } },
        },
      }),
    );
    expect(schema.root?.properties[0]?.[1].reactions).toMatchObject([
      {
        dependencies: [
          { key: 'c', source: 'c', property: 'value' },
          { key: '0', source: 'b', property: 'title' },
        ],
        when: undefined,
      },
    ]);
    expect(beside(schema).map(({ path }) => path)).toEqual(['/properties/a/x-reactions/dependencies/2']);
  });

  test.each<readonly [string, unknown, string]>([
    ['no object', 'x', 'FORMILY_SHAPE '],
    [
      'code in a reaction',
      field({ 'x-reactions': '{{(field) => fetch(1)}}' }),
      'FORMILY_CODE /properties/a/x-reactions',
    ],
    [
      'fulfill.run',
      field({ 'x-reactions': { fulfill: { run: 'alert(1)' } } }),
      'FORMILY_CODE /properties/a/x-reactions/fulfill/run',
    ],
    [
      'a function',
      field({ 'x-component-props': { a: '{{function(){}}}' } }),
      'FORMILY_CODE /properties/a/x-component-props/a',
    ],
    ['a validator', field({ 'x-validator': '{{(v) => v}}' }), 'FORMILY_CODE /properties/a/x-validator'],
    [
      'a validator of a rule',
      field({ 'x-validator': [{ validator: 'x' }] }),
      'FORMILY_CODE /properties/a/x-validator/0/validator',
    ],
    ['an assignment', field({ title: '{{$self.value = 1}}' }), 'FORMILY_EXPRESSION /properties/a/title'],
    ['a prototype', field({ title: "{{''['constructor']}}" }), 'FORMILY_EXPRESSION /properties/a/title'],
    ['a tag', field({ 'x-component': 'script' }), 'FORMILY_COMPONENT /properties/a/x-component'],
    [
      'a member of Object',
      field({ 'x-component': 'constructor' }),
      'FORMILY_COMPONENT /properties/a/x-component',
    ],
    ['an upload', field({ 'x-component': 'Upload' }), 'FORMILY_COMPONENT /properties/a/x-component'],
    [
      'HTML',
      field({ 'x-component-props': { dangerouslySetInnerHTML: { __html: 'x' } } }),
      'FORMILY_PROP /properties/a/x-component-props/dangerouslySetInnerHTML',
    ],
    [
      'HTML inside',
      field({ 'x-component-props': { a: [{ dangerouslySetInnerHTML: 1 }] } }),
      'FORMILY_PROP /properties/a/x-component-props/a',
    ],
    [
      'an event',
      field({ 'x-decorator-props': { onClick: 'alert(1)' } }),
      'FORMILY_PROP /properties/a/x-decorator-props/onClick',
    ],
    [
      'a script address',
      field({ 'x-component-props': { href: 'java\tscript:alert(1)' } }),
      'FORMILY_PROP /properties/a/x-component-props/href',
    ],
    [
      'an overlay',
      field({ 'x-component-props': { style: { position: 'fixed' } } }),
      'FORMILY_PROP /properties/a/x-component-props/style',
    ],
    ['a slot', field({ 'x-slot-node': { target: 'a' } }), 'FORMILY_CODE /properties/a/x-slot-node'],
    ['content that is no text', field({ 'x-content': { a: 1 } }), 'FORMILY_SHAPE /properties/a/x-content'],
    ['an index', field({ 'x-index': 1e300 }), 'FORMILY_SHAPE /properties/a/x-index'],
    [
      'a reference in a circle',
      { definitions: { x: { $ref: '#/definitions/x' } }, $ref: '#/definitions/x' },
      'FORMILY_REFERENCE /$ref',
    ],
    ['a reference to a prototype', { $ref: '#/definitions/__proto__' }, 'FORMILY_REFERENCE /$ref'],
    [
      'a field of prototypes',
      JSON.parse('{"properties":{"__proto__":{"type":"string"}}}'),
      'FORMILY_NAME /properties/__proto__',
    ],
    [
      'a way of prototypes',
      { properties: { 'a.constructor.b': {} } },
      'FORMILY_NAME /properties/a.constructor.b',
    ],
    ['a pattern as a name', { properties: { '*(a,b)': {} } }, 'FORMILY_NAME /properties/*(a,b)'],
    [
      'data of prototypes',
      field({ default: JSON.parse('{"__proto__":{"x":1}}') as unknown }),
      'FORMILY_NAME /properties/a/default',
    ],
    [
      'a way of prototypes in a state',
      field({ 'x-reactions': { fulfill: { state: { 'component[1].__proto__.x': 1 } } } }),
      'FORMILY_UNUSED /properties/a/x-reactions/fulfill/state/component[1].__proto__.x',
    ],
    [
      'a target of prototypes',
      field({ 'x-reactions': { target: '__proto__' } }),
      'FORMILY_SHAPE /properties/a/x-reactions/target',
    ],
    ...['a[', '*(', '*(a', 'a..b', '*(*)', '(a)', 'a]', '*(a,', '[]'].map(
      (target) =>
        [
          `the target ${target}, which no parser takes`,
          field({ 'x-reactions': { target } }),
          'FORMILY_SHAPE /properties/a/x-reactions/target',
        ] as const,
    ),
    [
      'a dependency that no parser takes',
      field({ 'x-reactions': { dependencies: ['a['] } }),
      'FORMILY_SHAPE /properties/a/x-reactions/dependencies/0',
    ],
    [
      'a member that is no way',
      field({ 'x-reactions': { dependencies: ['b#value['] } }),
      'FORMILY_SHAPE /properties/a/x-reactions/dependencies/0',
    ],
    ...styles.map(
      (props) =>
        [
          `a style that leaves its place in ${JSON.stringify(props)}`,
          field({ 'x-component-props': props }),
          `FORMILY_PROP /properties/a/x-component-props/${Object.keys(props)[0] ?? ''}`,
        ] as const,
    ),
    [
      'a style of an option',
      field({ enum: [{ label: 'A', value: 1, children: [{ style: { position: 'fixed' } }] }] }),
      'FORMILY_PROP /properties/a/enum',
    ],
    [
      'a style of an option that a reaction writes',
      field({ 'x-reactions': { fulfill: { state: { dataSource: [{ style: { background: 'url(x)' } }] } } } }),
      'FORMILY_PROP /properties/a/x-reactions/fulfill/state/dataSource',
    ],
    [
      'a class',
      field({ 'x-component-props': { popupClassName: 'ant-modal-mask' } }),
      'FORMILY_UNUSED /properties/a/x-component-props/popupClassName',
    ],
    ['a flag that is not carried', field({ pattern: '/^a.c$/s' }), 'FORMILY_UNUSED /properties/a/pattern'],
    [
      'half of some options',
      field({ enum: ['{{$values.b}}', '{{1 = 2}}'] }),
      'FORMILY_EXPRESSION /properties/a/enum/1',
    ],
    ['a long pattern', field({ pattern: '(a+)+'.repeat(99) }), 'FORMILY_SHAPE /properties/a/pattern'],
  ])('%s is told and left out', (_, schema, finding) => {
    expect(told(schema)).toEqual([finding]);
    const kept = JSON.stringify(read(schema).root ?? null);
    for (const word of ['alert', '__html', 'script:', 'fetch', '"fixed"', ':"script","x'])
      expect(kept).not.toContain(word);
  });

  test('a reference is put in place, and may be used within itself as far as a schema may go', () => {
    const definitions = { b: { type: 'string', 'x-component': 'input', title: 'B' } };
    const { root, findings } = read({
      definitions,
      properties: { a: { $ref: '#/definitions/b', title: 'C' } },
    });
    expect([root?.properties[0]?.[1].members, findings]).toEqual([
      { type: 'string', 'x-component': 'input', title: 'C' },
      [],
    ]);
    const self = {
      definitions: { t: { properties: { t: { $ref: '#/definitions/t' } } } },
      $ref: '#/definitions/t',
    };
    expect(told(self)).toEqual(['FORMILY_REFERENCE /properties/t/$ref']);
  });

  test('options keep what a component draws, patterns their flags, targets the ways that Formily documents', () => {
    const options = [{ label: 'A', value: 1, children: [{ label: 'B', value: 2, style: { color: 'red' } }] }];
    const schema = read(
      field({
        enum: options,
        pattern: '/^abc$/i',
        'x-component-props': { treeData: options, styles: { body: { position: 'absolute' } } },
        'x-reactions': [
          '*(a,b.c)',
          '*',
          'a.*.b',
          '*(!a)',
          '.a',
          '..b',
          'a~',
          '[a,b]',
          'a[0].b',
          '*[1:2]',
          'a.**',
        ].map((target) => ({ target })),
      }),
    );
    const { root } = schema;
    expect(beside(schema)).toEqual([]);
    expect(root?.properties[0]?.[1]).toMatchObject({
      members: {
        enum: options,
        'x-component-props': { treeData: options, styles: { body: { position: 'absolute' } } },
      },
      patterns: [{ source: '(?i)^abc$' }],
    });
    expect(root?.properties[0]?.[1].reactions).toHaveLength(11);
  });
});
