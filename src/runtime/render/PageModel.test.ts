import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { compileTemplate } from '../../conditions/index.ts';
import { PageModel, type PageParts } from './PageModel.ts';

function create(parts: Partial<PageParts> = {}, params: Record<string, unknown> = {}) {
  const { root } = createPlainRoot();
  const page = new PageModel(root, { kind: 'app', id: 'home', ...parts }, params);
  return { root, page, read: (text: string) => compileTemplate(text).evaluate(page.scope) };
}
const params = { id: { type: 'text' }, tab: { type: 'text', default: 'one' } };

describe('a page whose tab is kept', () => {
  const variables = { step: { type: 'number', initial: 1 }, other: { type: 'text' } };
  const open = (memory: Map<string, unknown>) =>
    new PageModel(createPlainRoot().root, { kind: 'app', id: 'home', variables }, {}, memory);

  it('begins with the variables that it was left with', () => {
    const memory = new Map<string, unknown>();
    const page = open(memory);
    page.setVariable('step', 4);
    page.dispose();
    const again = open(memory);
    expect([again.variables.get('step'), again.variables.get('other')]).toEqual([4, null]);
    expect(open(new Map()).variables.get('step')).toBe(1);
  });
});

describe('the scope of a page', () => {
  it('holds the platform’s variables and the address', () => {
    const { root, read } = create();
    expect(read('{{ platform_schoolId }}')).toBe('478');
    root.route.enter('/app/home', '?from=gate');
    expect(read('{{ url.from }}')).toBe('gate');
  });

  it('holds parameters, with their defaults where none was given', () => {
    const { read } = create({ params }, { id: '7', more: 'x' });
    expect(read('{{ params.id }}{{ params.tab }}{{ params.more }}')).toBe('7onex');
    expect(create({ params }).read('{{ params.id }}')).toBeNull();
  });

  it('holds parameters as they are declared: an address gives texts only', () => {
    const declared = {
      n: { type: 'number', default: 3 },
      b: { type: 'bool' },
      d: { type: 'number', default: 3 },
    };
    const { read } = create({ params: declared }, { n: '5', b: 'false' });
    expect([read('{{ params.n + 1 }}'), read('{{ params.d + 1 }}'), read('{{ params.b }}')]).toEqual([
      6,
      4,
      false,
    ]);
  });

  it('holds variables, which may begin with what the page was given', () => {
    const { page, read } = create(
      { params, variables: { id: { type: 'text', initial: '{{ params.id }}' }, empty: { type: 'text' } } },
      { id: '7' },
    );
    expect([read('{{ vars.id }}'), read('{{ vars.empty }}')]).toEqual(['7', null]);
    page.setVariable('id', '8');
    expect(read('{{ vars.id }}')).toBe('8');
  });

  it('begins a variable empty where its template fails, and says so', () => {
    const { root, read } = create({ variables: { a: { type: 'text', initial: '{{ nobody.knows }}' } } });
    expect(read('{{ vars.a }}')).toBeNull();
    expect(root.log.entries.map(({ where }) => where)).toEqual(['app home']);
  });

  it('has no names but its own', () => {
    const { page } = create();
    expect('constructor' in page.scope).toBe(false);
    expect('toString' in (page.scope.vars as object)).toBe(false);
  });

  it('tells each reader only of what it reads', () => {
    const { page, root } = create({ variables: { a: { type: 'text' }, b: { type: 'text' } } });
    let runs = 0;
    const template = compileTemplate('{{ vars.a }}');
    const stop = autorun(() => {
      template.evaluate(page.scope);
      runs += 1;
    });
    page.setVariable('b', 1);
    root.route.enter('/', '?x=1');
    root.theme.toggleDark();
    expect(runs).toBe(1);
    page.setVariable('a', 1);
    expect(runs).toBe(2);
    stop();
  });

  it('is named after its document', () => {
    expect(create().page.where).toBe('app home');
  });
});
