import { load } from '../load.ts';
import type { Contender } from '../suite.ts';
import { type ExpressionScope, scopeAt } from './expressionScopes.ts';

type Sources = Readonly<Record<string, string>>;
type Run = (scope: ExpressionScope) => unknown;

/** A peer that compiles a source into something to run. */
const peer = (name: string, sources: Sources, compile: (source: string) => Run): Contender => ({
  name,
  role: 'peer',
  prepare: (caseName) => {
    const source = sources[caseName];
    if (source === undefined) return undefined;
    const run = compile(source);
    return (index) => run(scopeAt(index));
  },
});

const javaScript: Sources = {
  logic: 'a + b * 2 > 10 && status == "open"',
  template: '"Hello " + name + ", total " + (a + b)',
  deep: 'user.profile.age >= 18 && (tags[0] == "vip" || amount > 1000)',
};
const exprEval: Sources = {
  logic: 'a + b * 2 > 10 and status == "open"',
  template: '"Hello " || name || ", total " || (a + b)',
  deep: 'user.profile.age >= 18 and (tags[0] == "vip" or amount > 1000)',
};
const cel: Sources = {
  ...javaScript,
  logic: 'a + b * 2.0 > 10.0 && status == "open"',
  template: '"Hello " + name + ", total " + string(a + b)',
  deep: 'user.profile.age >= 18.0 && (tags[0] == "vip" || amount > 1000.0)',
};
/** `+` adds numbers only. */
const amisSources: Sources = {
  ...javaScript,
  template: 'CONCATENATE("Hello ", name, ", total ", a + b)',
};
const inBraces = (sources: Sources): Sources =>
  Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, `{{${source}}}`]));

const jsonLogic: Readonly<Record<string, unknown>> = {
  logic: {
    and: [
      { '>': [{ '+': [{ var: 'a' }, { '*': [{ var: 'b' }, 2] }] }, 10] },
      { '==': [{ var: 'status' }, 'open'] },
    ],
  },
  template: { cat: ['Hello ', { var: 'name' }, ', total ', { '+': [{ var: 'a' }, { var: 'b' }] }] },
  deep: {
    and: [
      { '>=': [{ var: 'user.profile.age' }, 18] },
      { or: [{ '==': [{ var: 'tags.0' }, 'vip'] }, { '>': [{ var: 'amount' }, 1000] }] },
    ],
  },
};

interface ExprEval {
  Parser: new () => { parse: (text: string) => { evaluate: (scope: unknown) => unknown } };
}

export function expressionPeers(): readonly Contender[] {
  const filtrex = (source: string): Run =>
    load<{ compileExpression: (text: string, options: object) => Run }>('filtrex').compileExpression(source, {
      extraFunctions: { concat: (...parts: unknown[]) => parts.join('') },
    });
  const celJs = (source: string): Run =>
    load<{ parse: (text: string) => Run }>('@marcbachmann/cel-js').parse(source);
  const otherCel = (source: string): Run => {
    const { parse, evaluate } = load<{
      parse: (text: string) => { cst: unknown };
      evaluate: (cst: unknown, scope: unknown) => unknown;
    }>('cel-js');
    const { cst } = parse(source);
    return (scope) => evaluate(cst, scope);
  };
  const evaluated =
    (packageName: string) =>
    (source: string): Run => {
      const { Parser } = load<ExprEval>(packageName);
      const expression = new Parser().parse(source);
      return (scope) => expression.evaluate(scope);
    };
  const formily = (source: string): Run => {
    const { Schema } = load<{ Schema: { compile: (source: unknown, scope: unknown) => unknown } }>(
      '@formily/json-schema',
    );
    return (scope) => Schema.compile(source, scope);
  };
  const jexl = (source: string): Run => {
    const { Jexl } = load<{
      Jexl: new () => { compile: (text: string) => { evalSync: (scope: unknown) => unknown } };
    }>('jexl');
    const expression = new Jexl().compile(source);
    return (scope) => expression.evalSync(scope);
  };
  const amis = (source: string): Run => {
    const { parse, Evaluator } = load<{
      parse: (text: string, options: object) => unknown;
      Evaluator: new (scope: unknown, options: object) => { evalute: (ast: unknown) => unknown };
    }>('amis-formula');
    const ast = parse(source, { evalMode: true });
    const options = { defaultFilter: 'raw' };
    return (scope) => new Evaluator(scope, options).evalute(ast);
  };
  const logic: Contender = {
    name: 'json-logic-js 2.0.5',
    role: 'peer',
    prepare: (caseName) => {
      const rule = jsonLogic[caseName];
      const { apply } = load<{ apply: (rule: unknown, scope: unknown) => unknown }>('json-logic-js');
      return rule === undefined ? undefined : (index) => apply(rule, scopeAt(index));
    },
  };
  const { logic: filtrexLogic = '' } = exprEval;
  const { logic: celLogic = '', deep: celDeep = '' } = cel;
  return [
    peer(
      'filtrex 3.1 (generates code)',
      { logic: filtrexLogic, template: 'concat("Hello ", name, ", total ", a + b)' },
      filtrex,
    ),
    peer('@marcbachmann/cel-js 8.0', cel, celJs),
    peer('cel-js 0.8.2', { logic: celLogic, deep: celDeep }, otherCel),
    peer('expr-eval 2.0.2', exprEval, evaluated('expr-eval')),
    peer('expr-eval-fork 3.0.3', exprEval, evaluated('expr-eval-fork')),
    peer('Formily Schema.compile 2.3', inBraces(javaScript), formily),
    logic,
    peer('amis-formula 6.13, parsed before', amisSources, amis),
    peer('jexl 2.3', javaScript, jexl),
  ];
}
