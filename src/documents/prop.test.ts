import { describe, expect, it } from 'vitest';
import { codes, compileNode, plainEnvironment } from '../../tests/support/plainDocuments.ts';
import type { TemplateProp } from '../schemas/prop.ts';
import { compileText, extendScope } from './prop.ts';

const propOf = (name: string, written: unknown, environment = plainEnvironment()) => {
  const compiled = compileNode({ props: { [name]: written } }, environment).props[name];
  if (!compiled) throw new Error(`There is no prop ${name}.`);
  return compiled;
};

describe('props', () => {
  it('take the declared fallback where nothing is written', () => {
    const { level, text, mark } = compileNode({}).props;
    expect([level, text, mark].map((prop) => prop?.read({}, 'zhCN'))).toEqual([3, '', undefined]);
  });

  it('stand as written when static', () => {
    expect(propOf('mark', true)).toMatchObject({ kind: 'static', constant: true });
  });

  describe('bindable', () => {
    it('follow their template', () => {
      const level = propOf('level', '{{ a + 1 }}');
      expect(level.constant).toBe(false);
      expect([level.read({ a: 1 }, 'zhCN'), level.read({ a: 4 }, 'zhCN')]).toEqual([2, 5]);
    });

    it.each([
      ['does not fit', { a: 99 }],
      ['is no whole number', { a: 0.5 }],
      ['is of another type', { a: 'x' }],
      ['is missing', { a: null }],
      ['fails', {}],
    ])('fall back when the value %s', (_title, scope) => {
      expect(propOf('level', '{{ a }}').read(scope, 'zhCN')).toBe(3);
    });

    it('are empty where the result is no number, also deep inside, and say so once', () => {
      const environment = plainEnvironment();
      const level = propOf('level', '{{ a / 0 }}', environment);
      expect([level.read({ a: 0 }, 'zhCN'), level.read({ a: 1 }, 'zhCN')]).toEqual([3, 3]);
      expect(codes(environment.reported)).toEqual(['NO_NUMBER']);
    });

    it('report a failure once, however often they are read', () => {
      const environment = plainEnvironment();
      const level = propOf('level', '{{ gone }}', environment);
      for (let count = 0; count < 3; count += 1) level.read({}, 'zhCN');
      expect(codes(environment.reported)).toEqual(['UNKNOWN_NAME']);
      expect(environment.reported[0]?.path).toBe('/body/0/props/level');
    });
  });

  it('give templates to the widget as a function that takes further names', () => {
    const line = propOf('line', { text: '{{ row.name }}', place: '{{ here }}' });
    const evaluate = line.read({ here: 'A1', row: { name: 'outer' } }, 'zhCN') as TemplateProp;
    expect(evaluate({ row: { name: '林' } })).toEqual({ text: '林', place: 'A1' });
    expect(evaluate()).toEqual({ text: 'outer', place: 'A1' });
  });
});

describe('compileText', () => {
  const read = (text: Parameters<typeof compileText>[0], locale: 'zhCN' | 'enUS', scope = {}) =>
    compileText(text, plainEnvironment()).read(scope, locale);

  it('gives the text of the language', () => {
    expect(read({ zhCN: '姓名', enUS: 'Name' }, 'enUS')).toBe('Name');
    expect(read('姓名', 'enUS')).toBe('姓名');
  });

  it('is that of the other language where it says nothing in this one', () => {
    expect(read({ zhCN: '号', enUS: '' }, 'enUS')).toBe('号');
  });

  it('is always a text', () => {
    expect(read('{{ n }}', 'zhCN', { n: 7 })).toBe('7');
    expect(read('{{ n }}', 'zhCN', { n: null })).toBe('');
    expect(read('{{ n }}', 'zhCN', { n: ['a', 'b'] })).toBe('a,b');
  });

  it('shows nothing rather than the source of what fails', () => {
    expect(read('{{ gone }}', 'zhCN')).toBe('');
  });
});

describe('extendScope', () => {
  it('puts names in front and leaves the outer scope alone', () => {
    const outer = { a: 1, b: 2 };
    const inner = extendScope(outer, { b: 3, c: 4 });
    expect({ ...inner }).toEqual({ a: 1, b: 3, c: 4 });
    expect(outer).toEqual({ a: 1, b: 2 });
  });

  it('reads of the outer scope only what is asked for', () => {
    let reads = 0;
    const outer = {
      get costly() {
        reads += 1;
        return 'x';
      },
    };
    const inner = extendScope(outer, { a: 1 });
    expect(inner.a).toBe(1);
    expect(reads).toBe(0);
    expect(inner.costly).toBe('x');
    expect(reads).toBe(1);
  });

  it('has no names but those it was given', () => {
    expect('constructor' in extendScope({}, {})).toBe(false);
  });
});

describe('a result that is no number', () => {
  it.each([
    ['{{ a / 0 }}', { a: 0 }, '—'],
    ['共 {{ a / 0 }} 元', { a: 1 }, '共 — 元'],
    ['{{ a }}/{{ -a / 0 }}', { a: 1 }, '1/—'],
    ['{{ a / 2 }}', { a: 3 }, '1.5'],
  ])('is read as empty in a text: %s', (text, scope, shown) => {
    const environment = plainEnvironment();
    const compiled = compileText(text, environment);
    expect([compiled.read(scope, 'zhCN'), compiled.read(scope, 'enUS')]).toEqual([shown, shown]);
    expect(codes(environment.reported)).toEqual(shown.includes('—') ? ['NO_NUMBER'] : []);
  });
});
