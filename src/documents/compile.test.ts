import { describe, expect, it } from 'vitest';
import { codes, compileNode, plainEnvironment } from '../../tests/support/plainDocuments.ts';
import { DOCUMENT_DEPTH, DOCUMENT_NODES } from '../schemas/limits.ts';
import type { Condition, RuleSet } from '../schemas/condition.ts';
import type { FieldReference, Node } from '../schemas/node.ts';
import { compileNodes, titleOf, walk } from './compile.ts';

const label = (id: string, rest: Partial<Node> = {}): Node => ({ type: 'label', id, ...rest });
const box = (id: string, children: Node['children'] = []): Node => ({ type: 'box', id, children });
const compile = (nodes: readonly (Node | FieldReference)[], environment = plainEnvironment()) =>
  compileNodes(nodes, environment, '/body');

describe('compileNodes', () => {
  it('gives each node its place in the document', () => {
    const nodes = compile([
      label('a'),
      { ...box('b', [label('c'), box('d', [label('e')])]), slots: { head: [label('f')] } },
    ]);
    expect([...walk(nodes)].map(({ path, source }) => [source.id, path])).toEqual([
      ['a', '/body/0'],
      ['b', '/body/1'],
      ['c', '/body/1/children/0'],
      ['d', '/body/1/children/1'],
      ['e', '/body/1/children/1/children/0'],
      ['f', '/body/1/slots/head/0'],
    ]);
  });

  it('is visible and enabled, not required, not read-only, where nothing is written', () => {
    const node = compileNode({});
    const flags = [node.visible, node.enabled, node.required, node.readOnly].map(({ constant }) => constant);
    expect(flags).toEqual([true, true, false, false]);
    expect(node).toMatchObject({ broken: undefined, initial: undefined, value: undefined, on: {} });
  });

  it('is a field only with a code and a widget that holds a value', () => {
    expect(compileNode({ type: 'text-field', name: 'a' }).field?.column).toBe('text');
    expect(compileNode({ type: 'text-field' }).field).toBeUndefined();
    expect(compileNode({ type: 'label', name: 'a' }).field).toBeUndefined();
  });

  it('reads titles in both languages, with templates', () => {
    const node = compileNode({ title: { zhCN: '你好，{{ name }}', enUS: 'Hello, {{ name }}' } });
    expect(titleOf(node, { name: '林' }, 'zhCN')).toBe('你好，林');
    expect(titleOf(node, { name: 'Lin' }, 'enUS')).toBe('Hello, Lin');
    expect(titleOf(compileNode({}), {}, 'zhCN')).toBe('');
  });

  it('compiles defaults and computed values; what fails is empty', () => {
    const node = compileNode({ default: ['{{ a }}', 'b'], value: '{{ a + 1 }}' });
    expect(node.initial?.evaluate({ a: 1 })).toEqual([1, 'b']);
    expect(node.value?.evaluate({ a: 1 })).toBe(2);
    expect(node.value?.evaluate({})).toBeNull();
  });

  describe('a node that cannot be drawn', () => {
    it('keeps its place when its widget is unknown, and its children are left out', () => {
      const environment = plainEnvironment();
      const [first, second] = compile(
        [{ type: 'gone', id: 'a', children: [label('b')] }, label('c')],
        environment,
      );
      expect(first).toMatchObject({
        meta: undefined,
        children: [],
        props: {},
        broken: { code: 'UNKNOWN_TYPE', path: '/body/0/type' },
      });
      expect(second?.broken).toBeUndefined();
      expect(environment.reported.map(({ code, path }) => [code, path])).toEqual([
        ['UNKNOWN_TYPE', '/body/0/type'],
      ]);
    });

    it('names the prop that its widget does not take', () => {
      const environment = plainEnvironment();
      const [node] = compile([label('a', { props: { level: 9 } })], environment);
      expect(node?.broken).toMatchObject({ code: 'WRONG_PROP', path: '/body/0/props/level' });
      expect(environment.reported[0]?.path).toBe('/body/0/props/level');
    });

    const evil: Condition = { bindKey: 'form.a', type: 'text', judgeType: 'evil' as never, value: 1 };
    const odd: RuleSet = { testRule: 'every', conditionList: [evil] };
    it.each<[string, Partial<Node>, string]>([
      ['a text', { title: '{{ 1 + }}' }, '/title'],
      ['a prop', { props: { text: '{{ nosuch(1) }}' } }, '/props/text'],
      ['a rule', { visible: '{{ = }}' }, '/visible'],
      ['a comparison', { required: odd }, '/required/conditionList/0'],
    ])('is broken by an expression that cannot be read, in %s', (_place, members, path) => {
      const node = compileNode(members);
      expect(node.broken?.path?.startsWith(`${node.path}${path}`)).toBe(true);
      expect(node.meta).toBeUndefined();
    });

    it.each([null, 'x', 7, [label('a')]])('keeps its place where it is no node at all: %j', (value) => {
      const environment = plainEnvironment();
      const nodes = compile([value as unknown as Node, label('b')], environment);
      expect(nodes.map(({ broken }) => broken?.code)).toEqual(['WRONG_SHAPE', undefined]);
    });

    it('has no children where these are no list', () => {
      const [node] = compile([{ ...box('a'), children: 'x' as unknown as [] }]);
      expect(node).toMatchObject({ broken: undefined, children: [] });
    });

    it.each(['visible', 'required'] as const)(
      'takes the safe side where %s is nothing that can be asked',
      (flag) => {
        const node = compileNode({ [flag]: 7 });
        expect(node.broken?.code).toBe('WRONG_FLAG');
      },
    );

    it('is not broken by props that its widget does not know', () => {
      expect(compileNode({ props: { colour: 'red', level: '{{ level }}' } }).broken).toBeUndefined();
    });
  });

  describe('a reference to a field', () => {
    const lookup = (code: string): Node | undefined =>
      code === 'gpa' ? { type: 'text-field', id: 'gpa', name: 'gpa', layout: { span: 6 } } : undefined;

    it('stands for the field, in its own place', () => {
      const nodes = compileNodes(
        [box('a', [{ field: 'gpa', layout: { span: 12 } }, { field: 'gpa' }])],
        plainEnvironment(),
        '/layout',
        lookup,
      );
      const spans = nodes[0]?.children.map(({ source, field }) => [
        source.name,
        source.layout?.span,
        field?.column,
      ]);
      expect(spans).toEqual([
        ['gpa', 12, 'text'],
        ['gpa', 6, 'text'],
      ]);
    });

    it('is a broken node where the form has no such field', () => {
      const environment = plainEnvironment();
      const [node] = compileNodes([{ field: 'gone' }], environment, '/layout', lookup);
      expect(node?.broken).toMatchObject({ code: 'UNKNOWN_FIELD', path: '/layout/0/field' });
      expect(codes(environment.reported)).toEqual(['UNKNOWN_FIELD']);
    });

    it('ends where a field stands in itself', () => {
      const environment = plainEnvironment();
      const self: Node = { type: 'box', id: 'a', name: 'a', children: [{ field: 'a' }, { field: 'a' }] };
      const nodes = compileNodes([{ field: 'a' }], environment, '/layout', () => self);
      expect([...walk(nodes)].length).toBeLessThanOrEqual(DOCUMENT_NODES);
      expect(environment.reported.length).toBeGreaterThan(0);
    });
  });

  it('says that an id is taken, and draws both', () => {
    const environment = plainEnvironment();
    const nodes = compile([label('x'), box('a', [label('x')])], environment);
    expect([...walk(nodes)]).toHaveLength(3);
    expect(environment.reported).toMatchObject([{ code: 'DUPLICATE_ID', path: '/body/1/children/0/id' }]);
  });

  describe('limits', () => {
    it('goes as deep as a document may be, and no deeper', () => {
      const nest = (depth: number): Node => {
        const id = `n${String(depth)}`;
        return depth === 1 ? label(id) : box(id, [nest(depth - 1)]);
      };
      const fits = plainEnvironment();
      expect([...walk(compile([nest(DOCUMENT_DEPTH)], fits))]).toHaveLength(DOCUMENT_DEPTH);
      expect(fits.reported).toEqual([]);
      const deep = plainEnvironment();
      expect([...walk(compile([nest(DOCUMENT_DEPTH + 3)], deep))]).toHaveLength(DOCUMENT_DEPTH);
      expect(codes(deep.reported)).toEqual(['TOO_DEEP']);
    });

    it('takes as many nodes as a document may hold, and says once that there are more', () => {
      const environment = plainEnvironment();
      const some = (count: number) => Array.from({ length: count }, (_, index) => label(`n${String(index)}`));
      const nodes = compile([box('a', [box('b', some(DOCUMENT_NODES))]), ...some(20)], environment);
      expect([...walk(nodes)]).toHaveLength(DOCUMENT_NODES);
      expect(codes(environment.reported)).toEqual(['TOO_MANY_NODES']);
    });
  });
});
