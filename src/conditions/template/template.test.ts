import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../schemas/finding.ts';
import { compileTemplate, ExpressionError, type Options } from '../index.ts';

const scope = { a: 1, n: null, u: undefined, list: [1, [2, null]], obj: { x: 1 }, t: 'text', 类: 1 };

const run = (value: unknown, options?: Options): unknown => compileTemplate(value, options).evaluate(scope);

function findingsOf(value: unknown, times = 1): Finding[] {
  const findings: Finding[] = [];
  const compiled = compileTemplate(value, { report: (each) => findings.push(each) });
  for (let time = 0; time < times; time += 1) compiled.evaluate(scope);
  return findings;
}

describe('texts', () => {
  test.each<[string, unknown]>([
    ['plain', 'plain'],
    ['', ''],
    ['{{ a }}', 1],
    ['{{ list }}', [1, [2, null]]],
    ['{{ n }}', null],
    ['{{ u }}', undefined],
    ['{{ obj.none }}', undefined],
    [' {{ a }}', ' 1'],
    ['{{ a }} ', '1 '],
    ['{{ a }}{{ a }}', '11'],
    ['[{{ n }}{{ u }}]', '[]'],
    ['{{ list }};', '1,2,;'],
    ['{{ obj }};', '{"x":1};'],
    ['{{ a }}-{{ t }}-{{ n }}-{{ a }}', '1-text--1'],
    ['{{ "}}" }}', '}}'],
    ["{{ '{{' }}", '{{'],
    ["{{'{{'}} a }}", '{{ a }}'],
    ['{{ a }}}', '1}'],
    ['}} {{ a }}', '}} 1'],
    [String.raw`{{ 'it\'s }}' }}`, "it's }}"],
    ["{{ a /* it's */ }}", 1],
    ['{ { a } }', '{ { a } }'],
    ['{{ a', '{{ a'],
    ['{{ a }} {{ t', '1 {{ t'],
    ["{{ 'open }} {{ a }}", "{{ 'open }} 1"],
  ])('%j yields %j', (text, value) => {
    expect(run(text)).toEqual(value);
  });

  test.each<[string, unknown]>([
    ['{{ n ?? "d" }}', 'd'],
    ['{{ u ?? "d" }}', 'd'],
    ['{{ missing ?? "d" }}', 'd'],
    ['{{ obj.none.deep ?? "d" }}', 'd'],
    ['{{ 1 + ?? "d" }}', 'd'],
    ['{{ n ?? missing ?? 3 }}', 3],
    ['{{ n ?? u }}', undefined],
    ['{{ u ?? n }}', null],
    ['{{ 0 ?? 1 }}', 0],
    ['{{ "" ?? 1 }}', ''],
    ['{{ false ?? 1 }}', false],
    ['{{ "a ?? b" ?? 1 }}', 'a ?? b'],
    ['{{ a ?? missing }}', 1],
    ['x{{ n ?? a }}y', 'x1y'],
    ['{{ [n, a][0] ?? a }}', 1],
  ])('%s yields %j', (text, value) => {
    expect(run(text)).toEqual(value);
  });
});

describe('failure', () => {
  test.each([
    '{{ missing }}',
    '{{ 1 + }}',
    '{{ }}',
    '{{ a && t }}',
    '{{ n ?? missing }}',
    '{{ (n ?? 1) }}',
    '{{ 类 }}',
  ])('%s keeps its text, or yields the fallback', (text) => {
    expect(run(text)).toBe(text);
    expect(run(text, { fallback: 0 })).toBe(0);
    expect(run(text, { fallback: undefined })).toBe(undefined);
    expect(() => compileTemplate(text).evaluateStrictly(scope)).toThrow(ExpressionError);
  });

  test('in a mixed text only the failing template does', () => {
    expect(run('{{ a }} {{ missing }} {{ t }}')).toBe('1 {{ missing }} text');
    expect(run('{{ a }} {{ missing }} {{ t }}', { fallback: null })).toBe('1  text');
    expect(run('{{ a }} {{ 1 + }} {{ missing }}', { fallback: '?' })).toBe('1 ? ?');
  });

  test.each<[string, string[]]>([
    ['{{ missing }}', ['UNKNOWN_NAME']],
    ['{{ missing }}{{ missing }}', ['UNKNOWN_NAME', 'UNKNOWN_NAME']],
    ['{{ 1 + }} {{ a }}', ['EXPRESSION_SYNTAX']],
    ['{{ missing ?? 1 }}', ['UNKNOWN_NAME']],
    ['{{ 1 + ?? missing }}', ['EXPRESSION_SYNTAX']],
    ['{{ missing ?? other ?? third }}', ['UNKNOWN_NAME']],
    ['{{ a', ['TEMPLATE_UNCLOSED']],
    ['{{ obj.none }}{{ n }}', []],
  ])('%s is reported once for each template, not once for each render', (text, codes) => {
    expect(findingsOf(text, 3).map(({ code }) => code)).toEqual(codes);
  });

  test('a finding names the template, in both languages, and where it stands', () => {
    const [found] = findingsOf({ rows: ['', { 'a/b': '{{ missing }}' }] });
    expect(found).toEqual({
      severity: 'error',
      code: 'UNKNOWN_NAME',
      path: '/rows/1/a~1b',
      message: {
        zhCN: '{{ missing }}：没有名为 missing 的变量',
        enUS: '{{ missing }}: There is nothing called missing',
      },
    });
  });

  test('a scope of nothing is a scope', () => {
    for (const nothing of [undefined, null, {}]) {
      expect(compileTemplate('{{ a ?? 1 }}').evaluate(nothing)).toBe(1);
    }
  });

  test('what a getter throws is a failure too', () => {
    const broken = Object.defineProperty({}, 'a', {
      get: () => {
        throw new Error('broken');
      },
    });
    expect(compileTemplate('{{ a }}').evaluate(broken)).toBe('{{ a }}');
  });
});

describe('JSON values', () => {
  test('texts in it are templates, keys are not', () => {
    const value = { '{{ a }}': ['{{ a }}', { deep: 'x{{ t }}' }, 5, null], plain: { same: true } };
    expect(run(value)).toEqual({ '{{ a }}': [1, { deep: 'xtext' }, 5, null], plain: { same: true } });
  });

  test('what holds no template is given back as it is', () => {
    const value = { plain: { same: true }, list: [1, 'x'], date: new Date(0) };
    expect(run(value)).toBe(value);
    expect(compileTemplate(value)).toMatchObject({ plain: true, constant: true, dependencies: [] });
    const part = { kept: value, changing: '{{ a }}' };
    expect((run(part) as typeof part).kept).toBe(value);
  });

  test('a member called __proto__ stays a member', () => {
    const result = run(JSON.parse('{"__proto__":{"polluted":"{{ a }}"}}')) as object;
    expect(Object.keys(result)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
    expect('polluted' in result).toBe(false);
  });

  test('neither depth nor a cycle harms', () => {
    let deep: unknown = '{{ a }}';
    for (let level = 0; level < 5000; level += 1) deep = [deep];
    expect(findingsOf(deep).map(({ code }) => code)).toEqual(['TEMPLATE_TOO_DEEP']);
    const cycle: Record<string, unknown> = { a: '{{ a }}' };
    cycle.self = cycle;
    expect(run(cycle)).toMatchObject({ a: 1 });
    let shared: unknown = '{{ a }}';
    for (let level = 0; level < 100; level += 1) shared = [shared, shared];
    expect(compileTemplate(shared).dependencies).toEqual(['a']);
  });
});

describe('what is known', () => {
  test.each<[unknown, string[], boolean]>([
    ['plain', [], true],
    ['{{ 1 + 1 }}', [], true],
    ['{{ 1 + }}', [], true],
    ['{{ a', [], true],
    ['{{ a }} {{ obj.x + a }}', ['a', 'obj'], false],
    ['{{ a ?? b ?? 1 }}', ['a', 'b'], false],
    ['{{ now() }}', [], false],
    ['{{ formatDate(0, "YYYY") + today() }}', [], false],
    [{ x: '{{ a }}', y: ['{{ b }}', '{{ a }}'] }, ['a', 'b'], false],
    [{ x: 1, y: '{{ 2 }}' }, [], true],
  ])('%j reads %j; constant: %s', (value, dependencies, constant) => {
    expect(compileTemplate(value)).toMatchObject({ dependencies, constant });
  });

  test('the path of a template that is one path', () => {
    expect(compileTemplate('{{ form.items[0].name }}').path).toBe('form.items.0.name');
    for (const text of ['{{ a + b }}', '{{ a }} ', '{{ a ?? 1 }}', '{{ a[b] }}', 'a']) {
      expect(compileTemplate(text).path).toBeUndefined();
    }
  });

  test('a constant template gives one value for all scopes', () => {
    const part = fc.constantFrom(
      '{{ 1 }}',
      '{{ "x" }}',
      '{{ a }}',
      '{{ 1 + }}',
      'text',
      '{{',
      '}}',
      '{{ n ?? 1 }}',
      ' ',
    );
    const text = fc.array(part, { maxLength: 5 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.jsonValue(), fc.jsonValue(), (source, a, n) => {
        const compiled = compileTemplate(source);
        if (compiled.constant) expect(compiled.evaluate({ a, n })).toEqual(compiled.evaluate({}));
        else expect(compiled.dependencies.length).toBeGreaterThan(0);
      }),
    );
  });

  test('a text without braces is its own value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!text.includes('{{'));
        expect(run(text)).toBe(text);
      }),
    );
  });

  test('long hostile texts are read in a moment', () => {
    const size = 200_000;
    for (const text of [
      '{{'.repeat(size),
      `${'{{'.repeat(size)}'}}`,
      "{{ '}}' ".repeat(size),
      "{{'\\".repeat(size),
      '{{/*'.repeat(size),
    ]) {
      expect(run(text)).toBe(text);
    }
  });
});
