import { describe, expect, test } from 'vitest';
import { formily, told } from '../../../tests/support/importForms.ts';
import { metas } from '../../renderers/metas.ts';
import { checkDocumentSet } from '../check/documentSet.ts';
import type { ImportedForm } from './importForm.ts';

const field = ({ document }: ImportedForm, code: string) => document.fields.find(({ name }) => name === code);

describe('a Formily schema', () => {
  test('becomes fields of the widgets that stand for its components', () => {
    const imported = formily({
      note: {
        type: 'string',
        title: 'Note',
        'x-decorator': 'FormItem',
        'x-component': 'Input.TextArea',
        'x-component-props': { placeholder: 'Say why', maxLength: 200, rows: 4, style: { width: 100 } },
        'x-index': 2,
      },
      when: {
        type: 'string',
        'x-component': 'DatePicker',
        'x-component-props': { showTime: true },
        'x-index': 1,
      },
      day: { type: 'string', 'x-component': 'DatePicker', 'x-index': 0 },
      tags: {
        type: 'array',
        enum: [
          { label: 'A', value: 'a' },
          { label: 'B', value: 2 },
        ],
        'x-component': 'Select',
        'x-component-props': { mode: 'multiple' },
      },
      area: {
        type: 'string',
        'x-component': 'Cascader',
        'x-component-props': {
          options: [{ label: 'N', value: 'n', children: [{ label: 'N1', value: 'n1' }] }],
        },
      },
      mark: { type: 'number', 'x-component': 'Rate' },
      file: { type: 'array', 'x-component': 'Upload', 'x-component-props': { action: '/up' } },
    });
    expect(imported.document.fields).toEqual([
      { type: 'date', id: 'day', name: 'day' },
      { type: 'date-time', id: 'when', name: 'when' },
      {
        type: 'textarea',
        id: 'note',
        name: 'note',
        title: 'Note',
        props: { placeholder: 'Say why', maxLength: 200, rows: 4 },
      },
      {
        type: 'multi-select',
        id: 'tags',
        name: 'tags',
        props: {
          options: [
            { value: 'a', label: 'A' },
            { value: '2', label: 'B' },
          ],
        },
      },
      {
        type: 'cascader',
        id: 'area',
        name: 'area',
        props: {
          options: [
            { value: 'n', label: 'N' },
            { value: 'n1', label: 'N1', parent: 'n' },
          ],
        },
      },
      { type: 'rating', id: 'mark', name: 'mark' },
      { type: 'file-upload', id: 'file', name: 'file' },
    ]);
    expect(told(imported)).toEqual([
      'NOT_CARRIED /properties/note/x-component-props/style',
      'OPTIONS_CHANGED /properties/tags/enum',
      'NOT_CARRIED /properties/file/x-component-props/action',
    ]);
  });

  test('keeps its layout where a widget stands for it, and its contents where none does', () => {
    const step = (title: string, properties: object) => ({
      type: 'void',
      'x-component': 'FormStep.StepPane',
      'x-component-props': { title },
      properties,
    });
    const imported = formily({
      steps: {
        type: 'void',
        'x-component': 'FormStep',
        properties: {
          first: step('First', {
            grid: {
              type: 'void',
              'x-component': 'FormGrid',
              'x-component-props': { maxColumns: 3 },
              properties: { a: { type: 'string', 'x-component': 'Input' } },
            },
          }),
          second: step('Second', {
            b: {
              type: 'string',
              'x-component': 'Input',
              'x-decorator': 'Card',
              'x-decorator-props': { title: 'Box' },
            },
          }),
        },
      },
    });
    expect(imported.document.layout).toEqual([
      {
        type: 'wizard',
        id: 'wizard1',
        props: { hideFinish: true },
        children: [
          {
            type: 'wizard-step',
            id: 'wizardStep1',
            title: 'First',
            children: [
              { type: 'form-grid', id: 'formGrid1', props: { columns: 3 }, children: [{ field: 'a' }] },
            ],
          },
          {
            type: 'wizard-step',
            id: 'wizardStep2',
            title: 'Second',
            children: [
              { type: 'section', id: 'section1', props: { title: 'Box' }, children: [{ field: 'b' }] },
            ],
          },
        ],
      },
    ]);
    expect(told(imported)).toEqual([]);
  });

  test('carries validators as rules with their messages', () => {
    const imported = formily({
      a: {
        type: 'string',
        'x-component': 'Input',
        'x-validator': [
          'phone',
          { required: true, min: 3, message: 'Too short' },
          { pattern: '^a', validator: '{{ (value) => fetch(value) }}' },
          '{{ check }}',
        ],
      },
      b: { type: 'number', 'x-component': 'NumberPicker', 'x-validator': { maximum: 9, format: 'money' } },
    });
    expect(field(imported, 'a')).toMatchObject({
      required: true,
      rules: [
        { rule: 'pattern', value: '^\\d{3}-\\d{8}$|^\\d{4}-\\d{7}$|^\\d{11}$' },
        { rule: 'minLength', value: 3, message: 'Too short' },
        { rule: 'pattern', value: '^a' },
      ],
    });
    expect(field(imported, 'b')?.rules).toEqual([{ rule: 'max', value: 9 }]);
    expect(told(imported)).toEqual([
      'NOT_CARRIED /properties/a/x-validator/1/message',
      'SCRIPT /properties/a/x-validator/2/validator',
      'SCRIPT /properties/a/x-validator/3',
      'FORMAT /properties/b/x-validator/format',
    ]);
  });

  const text = (more: object) => ({ type: 'string', 'x-component': 'Input', ...more });
  const reacting = (reactions: unknown, more: object = {}) =>
    formily({
      kind: text({}),
      count: { type: 'number', 'x-component': 'NumberPicker' },
      ok: { type: 'boolean', 'x-component': 'Switch' },
      a: text({ 'x-reactions': reactions, ...more }),
    });

  test.each<[string, string, string]>([
    ["{{$deps[0] === 'x'}}", "{{ (form.kind == 'x') }}", 'visible'],
    ['{{$deps[0] !== "x" && $deps[1] > 3}}', "{{ ((form.kind != 'x') and (form.count > 3)) }}", 'visible'],
    ['{{ !$deps[2] || $deps[1] <= 1.5 }}', '{{ (not (form.ok) or (form.count <= 1.5)) }}', 'visible'],
    ['{{$deps[0]}}', '{{ not isEmpty(form.kind) }}', 'required'],
    ['{{$deps[1]}}', '{{ (not isEmpty(form.count) and form.count != 0) }}', 'required'],
    ['{{$deps[0] == null}}', '{{ isEmpty(form.kind) }}', 'required'],
    ["{{$deps[0] !== ''}}", '{{ not isEmpty(form.kind) }}', 'required'],
    ['{{ $deps[0] === `x` }}', "{{ (form.kind == 'x') }}", 'required'],
    [
      '{{ !!$dependencies?.[2] && 3 < $deps[1] }}',
      '{{ (not (not (form.ok)) and (form.count > 3)) }}',
      'required',
    ],
    [
      '{{ $deps[2] ? $deps[1] > 1 : $deps[0] }}',
      '{{ (form.ok ? (form.count > 1) : not isEmpty(form.kind)) }}',
      'required',
    ],
    ["{{($form.values.kind === 'x')}}", "{{ (form.kind == 'x') }}", 'disabled'],
  ])('says a simple reaction in our expressions: %s', (expression, written, state) => {
    const imported = reacting({
      dependencies: ['kind', '.count', 'ok#value'],
      fulfill: { state: { [state]: expression } },
    });
    const a = field(imported, 'a');
    if (state === 'disabled') expect(a?.enabled).toBe(`{{ not (${written.slice(3, -3)}) }}`);
    else expect(a?.[state as 'visible']).toBe(written);
    expect(told(imported)).toEqual([]);
  });

  test('reads a decision that says both sides, and reactions upon another field', () => {
    const decided = reacting({
      dependencies: { k: 'kind' },
      when: "{{$deps.k === 'x'}}",
      fulfill: { state: { visible: true } },
      otherwise: { state: { visible: false } },
    });
    expect(field(decided, 'a')?.visible).toBe("{{ (form.kind == 'x') }}");
    expect(told(decided)).toEqual([]);
    const other = reacting({ target: 'kind', fulfill: { state: { hidden: "{{$self.value === 'x'}}" } } });
    expect(field(other, 'kind')?.visible).toBe("{{ not ((form.a == 'x')) }}");
    expect(told(other)).toEqual([]);
  });

  test('what is carried stands up to the check', () => {
    const { document } = reacting({
      dependencies: ['kind', 'count', 'ok'],
      fulfill: { state: { visible: "{{$deps[0] === 'x' && !$deps[2]}}", required: '{{$deps[1] > 3}}' } },
    });
    const [result] = checkDocumentSet([{ name: 'form', document }], { metas });
    const found = result?.findings.filter(({ code }) => code !== 'MISSING_RIGHT' && code !== 'MISSING_LABEL');
    expect(found).toEqual([]);
  });

  test.each([
    '{{$deps[0].length > 3}}',
    '{{$deps[0].constructor.constructor("alert(1)")()}}',
    '{{fetch("/x")}}',
    '{{$deps[0] = 1}}',
    '{{$deps[9] === 1}}',
    '{{ $deps[0] === `x${$deps[1]}` }}',
    '{{ $deps[0] + 1 === 2 }}',
    '{{ $deps[0] === 1 }}',
    '{{ $deps[1] ?? true }}',
    '{{ $deps[1].includes(1) }}',
    '{{ undefined }}',
    '{{ $form.submit }}',
    '{{$form.values.__proto__ === 1}}',
    '{{(() => true)()}}',
    '{{ $deps[0] === "x" ; $deps[1] }}',
    '{{$deps[0] === "}} {{ now() }}"}}',
    '{{}}',
    'true',
    `{{${'!'.repeat(100)}$deps[2]}}`,
  ])('leaves %s behind and tells of it', (expression) => {
    const imported = reacting({
      dependencies: ['kind', 'count', 'ok'],
      fulfill: { state: { visible: expression } },
    });
    expect(field(imported, 'a')).not.toHaveProperty('visible');
    expect(told(imported)).toEqual(['SCRIPT /properties/a/x-reactions/fulfill/state/visible']);
  });

  test('never takes scripts, and tells of each', () => {
    const imported = reacting(
      [
        '{{ (field) => { field.visible = false } }}',
        {
          dependencies: ['kind'],
          fulfill: { run: "$self.value = eval('1')", state: { value: '{{$deps[0]}}' } },
        },
        { when: "{{$deps[0] === 'x'}}", fulfill: { state: { visible: true }, schema: { title: 'x' } } },
      ],
      { title: '{{ title() }}', 'x-visible': '{{ window.ok }}' },
    );
    expect(JSON.stringify(imported.document)).not.toMatch(/eval|window|title\(\)/);
    expect(told(imported).sort()).toEqual(
      [
        'NOT_CARRIED /properties/a/x-reactions/2/fulfill/schema/title',
        'NOT_CARRIED /properties/a/x-reactions/2/fulfill/state/visible',
        'NOT_CARRIED value',
        'SCRIPT /properties/a/title',
        'SCRIPT /properties/a/x-reactions/0',
        'SCRIPT /properties/a/x-reactions/1/fulfill/run',
        'SCRIPT /properties/a/x-visible',
      ]
        .map((each) =>
          each === 'NOT_CARRIED value' ? 'NOT_CARRIED /properties/a/x-reactions/1/fulfill/state/value' : each,
        )
        .sort(),
    );
  });
});
