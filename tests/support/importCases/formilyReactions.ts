import { text, reacting, card, tests, shown } from './formilyStates.ts';
import type { ImportCase } from './importCase.ts';

/** Reactions of Formily, and what they read and change. */
export const formilyReactions: readonly ImportCase[] = [
  {
    from: '`x-reactions` with `when`, `fulfill` and `otherwise`',
    becomes: 'a flag, where both sides say the state',
    properties: {
      a: text(),
      b: reacting({ visible: true }, { when: tests, otherwise: { state: { visible: false } } }),
      c: reacting({ visible: true }, { when: tests }),
    },
    fields: [{}, { visible: shown }, {}],
    told: ['NOT_CARRIED /properties/c/x-reactions/fulfill/state/visible'],
  },
  {
    from: 'a field hidden at first (`x-visible: false`) that `fulfill` alone shows',
    becomes: 'shown while the condition holds; a condition that cannot be said is an error `SCRIPT`',
    properties: {
      a: text(),
      b: { ...reacting({ visible: true }, { when: tests }), 'x-visible': false },
      c: { ...reacting({ hidden: false }, { when: tests }), 'x-hidden': true },
      d: { ...reacting({ visible: true }, { when: '{{$deps[0].more()}}' }), 'x-visible': false },
    },
    fields: [
      {},
      { visible: shown },
      { visible: "{{ not (not ((form.a == 'x'))) }}", hide: 'keep' },
      { visible: false },
    ],
    told: ['SCRIPT /properties/d/x-reactions/fulfill/state/visible'],
  },
  {
    from: 'strict comparisons with a value of another type, `!a === b`',
    becomes: 'told as `SCRIPT`',
    properties: {
      a: text(),
      n: { type: 'string', 'x-component': 'NumberPicker' },
      b: reacting({ visible: '{{$deps[0] === 1}}' }),
      c: reacting({ visible: '{{$values.n === 1}}' }),
      d: reacting({ visible: "{{!$deps[0] === 'x'}}" }),
    },
    fields: [{}, {}, {}, {}, {}],
    told: [
      'TYPE_CHANGED /properties/n',
      'SCRIPT /properties/b/x-reactions/fulfill/state/visible',
      'SCRIPT /properties/c/x-reactions/fulfill/state/visible',
      'SCRIPT /properties/d/x-reactions/fulfill/state/visible',
    ],
  },
  {
    from: '`fulfill.schema` with states (`x-visible`, `x-pattern`, `required` …)',
    becomes: 'the same as `fulfill.state`',
    properties: {
      a: text(),
      b: text({
        'x-reactions': { dependencies: ['a'], fulfill: { schema: { 'x-visible': tests, required: tests } } },
      }),
    },
    fields: [{}, { visible: shown, required: shown }],
  },
  {
    from: '`when` beside states that are expressions themselves',
    becomes: 'what both say together; a `when` without braces decides nothing',
    properties: {
      a: text(),
      n: { type: 'number', 'x-component': 'NumberPicker' },
      b: reacting(
        { visible: '{{$values.n > -1}}' },
        { when: tests, otherwise: { state: { visible: false } } },
      ),
      c: reacting({ visible: tests }, { when: 'never' }),
    },
    fields: [{}, {}, { visible: "{{ ((form.a == 'x') and (form.n > -1)) }}" }, { visible: shown }],
  },
  {
    from: '`[…].includes(…)`, `.indexOf(…) > -1`, of written values, of a text, of chosen ones',
    becomes: 'comparisons, a piece of the text, one of the chosen; an empty field holds nothing',
    properties: {
      a: text(),
      l: {
        type: 'array',
        enum: [{ label: 'One', value: 1 }],
        'x-component': 'Checkbox.Group',
      },
      b: reacting({ visible: "{{['x', 'y'].includes($deps[0])}}" }),
      c: reacting({ visible: "{{$deps[0].indexOf('x') === -1}}" }),
      d: reacting({ visible: '{{$deps[0]?.includes(1)}}' }, { dependencies: ['l'] }),
    },
    fields: [
      {},
      {},
      { visible: "{{ ((form.a == 'x') or (form.a == 'y')) }}" },
      { visible: "{{ not (contains(form.a, 'x')) }}" },
      { visible: "{{ ('1' in form.l) }}" },
    ],
    told: ['OPTIONS_CHANGED /properties/l/enum'],
  },
  {
    from: 'dependencies as objects (`source`, `property`, `name`), as `a#value`, as `.sibling`',
    becomes: 'the value of that field',
    properties: {
      a: text(),
      b: text({
        'x-reactions': {
          dependencies: [{ source: '.a', property: 'value', name: 'kind' }],
          fulfill: { state: { visible: "{{$deps.kind === 'x'}}" } },
        },
      }),
      c: reacting({ visible: tests }, { dependencies: ['a#value'] }),
    },
    fields: [{}, { visible: shown }, { visible: shown }],
  },
  {
    from: 'dependencies and targets that are no value: `a#valid`, `property: errors`',
    becomes: 'told as `SCRIPT`',
    properties: {
      a: text(),
      b: reacting({ visible: '{{$deps[0]}}' }, { dependencies: ['a#valid'] }),
      c: reacting(
        { visible: '{{$deps.e}}' },
        { dependencies: [{ source: 'a', property: 'errors', name: 'e' }] },
      ),
      d: text({ 'x-reactions': { target: 'a#valid', fulfill: { state: { visible: false } } } }),
    },
    fields: [{}, {}, {}, {}],
    told: [
      'SCRIPT /properties/b/x-reactions/fulfill/state/visible',
      'SCRIPT /properties/c/x-reactions/fulfill/state/visible',
      'SCRIPT /properties/d/x-reactions/fulfill/state/visible',
    ],
  },
  {
    from: '`target` of a reaction, by its data or its whole path',
    becomes: 'the flag of that field or layout',
    properties: {
      a: text({
        'x-reactions': [
          { target: 'box', fulfill: { state: { visible: "{{$self.value === 'x'}}" } } },
          { target: 'box.b', fulfill: { state: { required: "{{$self.value === 'x'}}" } } },
        ],
      }),
      box: card({}),
    },
    fields: [{}, { name: 'b', required: shown }],
    layout: [{}, { type: 'section', visible: shown }],
  },
  {
    from: 'a constant beside a reaction on the same state',
    becomes: 'the reaction, which decides there too',
    properties: {
      a: text(),
      b: reacting({ visible: tests }, {}),
      c: { ...reacting({ visible: tests }), 'x-hidden': true },
    },
    fields: [{}, { visible: shown }, { visible: shown }],
  },
  {
    from: 'several reactions on the same state',
    becomes: 'the first one; the others are told as `STATE_TWICE`',
    properties: {
      a: text(),
      b: text({
        'x-reactions': [
          { dependencies: ['a'], fulfill: { state: { visible: tests } } },
          { dependencies: ['a'], fulfill: { state: { visible: '{{!$deps[0]}}' } } },
        ],
      }),
    },
    fields: [{}, { visible: shown }],
    told: ['STATE_TWICE /properties/b/x-reactions/1/fulfill/state/visible'],
  },
  {
    from: 'reactions in circles: `a` by `b`, `b` by `a`',
    becomes: 'both flags as they are said',
    properties: {
      a: reacting({ visible: '{{$deps[0]}}' }, { dependencies: ['b'] }),
      b: reacting({ visible: '{{$deps[0]}}' }),
    },
    fields: [{ visible: '{{ not isEmpty(form.b) }}' }, { visible: '{{ not isEmpty(form.a) }}' }],
  },
  {
    from: 'reactions in the rows of a list, upon siblings (`.a`, `$record.a`) and fields of the form',
    becomes: 'flags of the columns, over `row` and `form`',
    properties: {
      kind: text(),
      rows: {
        type: 'array',
        'x-component': 'ArrayTable',
        items: {
          type: 'object',
          properties: {
            a: text(),
            b: reacting({ visible: tests }, { dependencies: ['.a'] }),
            c: reacting({ visible: tests }, { dependencies: ['kind'] }),
            d: reacting({ visible: "{{$record.a === 'x'}}" }),
          },
        },
      },
    },
    fields: [
      {},
      {
        children: [
          {},
          { visible: "{{ (row.a == 'x') }}" },
          { visible: "{{ (form.kind == 'x') }}" },
          { visible: "{{ (row.a == 'x') }}" },
        ],
      },
    ],
  },
];
