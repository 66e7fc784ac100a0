import type { ImportCase } from './importCase.ts';

const text = (more: object = {}) => ({ type: 'string', 'x-component': 'Input', ...more });
const yesNo = [
  { label: 'Yes', value: true },
  { label: 'No', value: false },
];
const tree = [{ label: 'N', value: 'n', children: [{ label: 'N1', value: 'n1' }] }];
const reacting = (visible: string) =>
  text({ 'x-reactions': { dependencies: ['a'], fulfill: { state: { visible } } } });

/** Fields of Formily and their values. */
export const formilyFields: readonly ImportCase[] = [
  {
    from: 'options whose values are booleans or numbers',
    becomes: 'options of texts, which conditions compare with texts, too; told as `OPTIONS_CHANGED`',
    properties: {
      a: { type: 'boolean', 'x-component': 'Radio.Group', enum: yesNo },
      b: reacting('{{$deps[0] === true}}'),
      c: reacting('{{!$deps[0]}}'),
      d: reacting('{{$deps[0] !== false}}'),
    },
    fields: [
      { type: 'radio', props: { options: [{ value: 'true' }, { value: 'false' }] } },
      { visible: "{{ (form.a == 'true') }}" },
      { visible: "{{ not ((not isEmpty(form.a) and form.a != 'false')) }}" },
      { visible: "{{ (form.a != 'false') }}" },
    ],
    told: ['OPTIONS_CHANGED /properties/a/enum'],
  },
  {
    from: 'labels that are numbers',
    becomes: 'the same as texts',
    properties: { a: { type: 'string', 'x-component': 'Select', enum: [{ label: 5, value: 'b' }] } },
    fields: [{ props: { options: [{ value: 'b', label: '5' }] } }],
  },
  {
    from: 'an `x-index` that some properties have',
    becomes: 'these first, the others behind them',
    properties: { a: text(), b: text({ 'x-index': 0 }), c: text({ 'x-index': 1 }) },
    fields: [{ name: 'b' }, { name: 'c' }, { name: 'a' }],
  },
  {
    from: 'options with the value 0',
    becomes: 'an option `0`, which conditions take for nothing chosen, as JavaScript does',
    properties: {
      a: {
        type: 'number',
        'x-component': 'Select',
        enum: [
          { label: 'None', value: 0 },
          { label: 'One', value: 1 },
        ],
      },
      b: reacting('{{$deps[0]}}'),
      c: reacting('{{$deps[0] === 0}}'),
      d: reacting('{{$deps[0] >= 1}}'),
    },
    fields: [
      { props: { options: [{ value: '0' }, { value: '1' }] } },
      { visible: "{{ (not isEmpty(form.a) and form.a != '0') }}" },
      { visible: "{{ (form.a == '0') }}" },
      { visible: '{{ (form.a >= 1) }}' },
    ],
    told: ['OPTIONS_CHANGED /properties/a/enum'],
  },
  {
    from: 'numbers under a text input, choices of numbers without options',
    becomes: 'texts, told as `TYPE_CHANGED`; without options also as an error, `OPTIONS_LOST`',
    properties: {
      a: { type: 'number', 'x-component': 'Input' },
      b: { type: 'number', 'x-component': 'Select' },
      c: { type: 'string', 'x-component': 'NumberPicker' },
    },
    fields: [{ type: 'input' }, { type: 'select' }, { type: 'number' }],
    told: [
      'TYPE_CHANGED /properties/a',
      'OPTIONS_LOST /properties/b',
      'TYPE_CHANGED /properties/b',
      'TYPE_CHANGED /properties/c',
    ],
  },
  {
    from: 'a `Select`, `Radio.Group` … whose options are code, or come from elsewhere',
    becomes: 'one without options, which nobody can fill in: an error `OPTIONS_LOST`',
    properties: { a: { type: 'string', 'x-component': 'Select', enum: '{{loadKinds()}}' } },
    fields: [{ type: 'select' }],
    told: ['OPTIONS_LOST /properties/a', 'NOT_CARRIED /properties/a/enum'],
  },
  {
    from: '`Rate`, `Slider`, `TimePicker`, `TimePicker.RangePicker`',
    becomes: 'a rating, a slider, a time of day, two of them (hours and minutes)',
    properties: {
      a: { type: 'number', 'x-component': 'Rate', 'x-component-props': { count: 3, allowHalf: true } },
      b: { type: 'number', 'x-component': 'Slider', 'x-component-props': { max: 10 } },
      c: { type: 'string', 'x-component': 'TimePicker', 'x-component-props': { format: 'HH:mm' } },
      d: { type: 'string[]', 'x-component': 'TimePicker.RangePicker' },
    },
    fields: [
      { type: 'rating', props: { count: 3, allowHalf: true } },
      { type: 'slider', props: { max: 10 } },
      { type: 'time' },
      { type: 'time-range' },
    ],
    told: [],
  },
  {
    from: '`min`, `max` of `NumberPicker`',
    becomes: 'props, and rules: there the input puts back what is typed beyond them, here it is refused',
    properties: {
      a: { type: 'number', 'x-component': 'NumberPicker', 'x-component-props': { min: 1, max: 9 } },
    },
    fields: [
      {
        props: { min: 1, max: 9 },
        rules: [
          { rule: 'min', value: 1 },
          { rule: 'max', value: 9 },
        ],
      },
    ],
  },
  {
    from: 'the message of a validator that requires',
    becomes: '`required`; the message is told as `NOT_CARRIED`',
    properties: { a: text({ 'x-validator': { required: true, message: 'Say it' } }) },
    fields: [{ required: true }],
    told: ['NOT_CARRIED /properties/a/x-validator/message'],
  },
  {
    from: '`Select` with `mode: tags`',
    becomes: 'a tag input that suggests the values, told as `VALUE_CHANGED`; labels that differ are told',
    properties: {
      a: {
        type: 'array',
        'x-component': 'Select',
        'x-component-props': { mode: 'tags' },
        enum: [{ label: 'A', value: 'a' }],
      },
    },
    fields: [{ type: 'tag-input', props: { suggestions: ['a'] } }],
    told: ['VALUE_CHANGED /properties/a', 'OPTIONS_CHANGED /properties/a/enum'],
  },
  {
    from: '`TreeSelect`',
    becomes: 'a cascader in which each level can be chosen; with `multiple` a tree select',
    properties: {
      a: { type: 'string', 'x-component': 'TreeSelect', enum: tree },
      b: { type: 'array', 'x-component': 'TreeSelect', 'x-component-props': { multiple: true }, enum: tree },
    },
    fields: [{ type: 'cascader', props: { anyLevel: true } }, { type: 'tree-select' }],
  },
  {
    from: '`TreeSelect` with `treeCheckable`',
    becomes:
      'a tree select of the last level; with a `showCheckedStrategy` that keeps branches of each level, told',
    properties: {
      a: {
        type: 'array',
        'x-component': 'TreeSelect',
        'x-component-props': { treeCheckable: true },
        enum: tree,
      },
      b: {
        type: 'array',
        'x-component': 'TreeSelect',
        'x-component-props': { treeCheckable: true, showCheckedStrategy: 'SHOW_PARENT' },
        enum: tree,
      },
    },
    fields: [{ type: 'tree-select', props: { leavesOnly: true } }, { type: 'tree-select' }],
    told: ['VALUE_CHANGED /properties/b'],
  },
  {
    from: '`Cascader` with `changeOnSelect`',
    becomes: 'a cascader in which each level can be chosen',
    properties: {
      a: {
        type: 'string',
        'x-component': 'Cascader',
        'x-component-props': { changeOnSelect: true },
        enum: tree,
      },
    },
    fields: [{ type: 'cascader', props: { anyLevel: true } }],
  },
  {
    from: '`items` of the type `void` with one field in it',
    becomes: 'a sub-table with one column, told as `VALUE_CHANGED`',
    properties: {
      a: {
        type: 'array',
        'x-component': 'ArrayCards',
        items: {
          type: 'void',
          properties: {
            index: { type: 'void', 'x-component': 'ArrayCards.Index' },
            name: text({ title: 'Name', required: true }),
          },
        },
      },
    },
    fields: [{ type: 'sub-table', children: [{ type: 'input', title: 'Name', required: true }] }],
    told: ['VALUE_CHANGED /properties/a'],
  },
  {
    from: '`FormStep` with its panes',
    becomes: 'a wizard, whose steps lead on once what they hold is right',
    properties: {
      steps: {
        type: 'void',
        'x-component': 'FormStep',
        properties: {
          one: {
            type: 'void',
            'x-component': 'FormStep.StepPane',
            'x-component-props': { title: 'One' },
            properties: { a: text() },
          },
        },
      },
    },
    fields: [{}],
    layout: [{ type: 'wizard', children: [{ type: 'wizard-step', title: 'One' }] }],
  },
  {
    from: '`FormCollapse`',
    becomes: 'a collapse, open as a whole; with `accordion` one at a time',
    properties: {
      panels: { type: 'void', 'x-component': 'FormCollapse', properties: {} },
      one: {
        type: 'void',
        'x-component': 'FormCollapse',
        'x-component-props': { accordion: true },
        properties: {},
      },
    },
    fields: [],
    layout: [
      { type: 'collapse', props: { open: 'all' } },
      { type: 'collapse', props: { accordion: true } },
    ],
  },
  {
    from: '`SelectTable`',
    becomes: 'a table to choose from, called by `name`; other columns are told as `OPTIONS_LOST`',
    properties: {
      a: {
        type: 'array',
        'x-component': 'SelectTable',
        enum: [{ key: '1', name: 'A', size: 2 }],
      },
    },
    fields: [{ type: 'formily/select-table', props: { options: [{ value: '1', label: 'A' }] } }],
    told: ['OPTIONS_LOST /properties/a/enum'],
  },
  {
    from: 'an object with a component of its own, and no properties',
    becomes: 'nothing: an error `NO_WIDGET`',
    properties: { a: { type: 'object', 'x-component': 'MapPicker' } },
    fields: [],
    told: ['COMPONENT /properties/a/x-component', 'NO_WIDGET /properties/a'],
  },
  {
    from: 'objects with a title',
    becomes: 'a section of that title; fields that would have one title are called after their objects, too',
    properties: {
      home: { type: 'object', title: 'Home', properties: { street: text({ title: 'Street' }) } },
      work: { type: 'object', title: 'Work', properties: { street: text({ title: 'Street' }) } },
    },
    fields: [{ title: 'Home / Street' }, { title: 'Work / Street' }],
    layout: [
      { type: 'section', props: { title: 'Home' }, children: [{ field: 'home_street' }] },
      { type: 'section', props: { title: 'Work' }, children: [{ field: 'work_street' }] },
    ],
    told: [
      'CODE_CHANGED /properties/home/properties/street',
      'CODE_CHANGED /properties/work/properties/street',
    ],
  },
];
