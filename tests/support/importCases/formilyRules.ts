import type { ImportCase } from './importCase.ts';

const text = (more: object = {}) => ({ type: 'string', 'x-component': 'Input', ...more });

/** What becomes of formats, patterns and validators of a Formily schema. */
export const formilyRules: readonly ImportCase[] = [
  {
    from: 'formats of validators: `phone`, `idcard`, `email`, `zip`, `qq`, `zh`, `ipv4`, `number`, `integer`, `money`, `date`',
    becomes: 'a rule with the pattern that Formily has for it',
    properties: { a: text({ 'x-validator': 'phone' }), b: text({ format: 'idcard' }) },
    fields: [
      { rules: [{ rule: 'pattern', value: '^\\d{3}-\\d{8}$|^\\d{4}-\\d{7}$|^\\d{11}$' }] },
      { rules: [{ rule: 'pattern', value: '^\\d{15}$|^\\d{17}(\\d|x|X)$' }] },
    ],
  },
  {
    from: 'a `pattern` in JavaScript’s notation: `/^[a-z]+$/i`',
    becomes:
      'a rule with its flags `i` and `m`; with `s` or `y`, and as an expression, told as `NOT_CARRIED`',
    properties: {
      a: text({ pattern: '/^[a-z]+$/i' }),
      b: text({ 'x-validator': { pattern: '/^a.c$/s' } }),
      c: text({ pattern: '{{/^a/}}' }),
    },
    fields: [{ rules: [{ rule: 'pattern', value: '(?i)^[a-z]+$' }] }, {}, {}],
    told: ['NOT_CARRIED /properties/b/x-validator/pattern', 'NOT_CARRIED /properties/c/pattern'],
  },
  {
    from: '`const`, also of a validator; `enum` and `whitespace` of a validator',
    becomes: 'rules: the one text, one of the texts, more than blanks; texts with quotes are told',
    properties: {
      a: text({ const: '1', name: 'a' }),
      b: text({ 'x-validator': [{ enum: ['1', '2'] }, { whitespace: true }] }),
      c: text({ const: "it's" }),
    },
    fields: [
      { rules: [{ rule: 'expression', value: "value == '1'" }] },
      {
        rules: [
          { rule: 'expression', value: "value in ['1', '2']" },
          { rule: 'pattern', value: '\\S' },
        ],
      },
      {},
    ],
    told: ['NOT_CARRIED /properties/c/const'],
  },
  {
    from: 'the formats `url`, `ipv6`',
    becomes: 'the rule for http and https addresses, and none, told as `FORMAT`',
    properties: { a: text({ 'x-validator': 'url' }), b: text({ 'x-validator': 'ipv6' }) },
    fields: [{ rules: [{ rule: 'url' }] }, {}],
    told: ['FORMAT /properties/a/x-validator', 'FORMAT /properties/b/x-validator'],
  },
];
