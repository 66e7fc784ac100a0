import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { Type } from 'typebox';
import { defineRenderer, type RendererDefinition } from '../../src/runtime/registry/defineRenderer.ts';
import type { WidgetExample } from '../../src/documents/readWidgetExamples.ts';
import type { RendererProps } from '../../src/runtime/render/rendererProps.ts';
import { defineMeta } from '../../src/schemas/rendererMeta.ts';

// Small widgets, one sound, the others each broken in one way: the contract has to tell them apart.

const node = (id: string) => ({
  type: 'tried',
  id,
  name: id,
  title: { zhCN: '备注', enUS: 'Remark' },
  default: 'x',
});
const title = { zhCN: '样例', enUS: 'Sample' };
/** Of each of them. */
export const triedExamples: readonly WidgetExample[] = [
  { title, node: node('one') },
  { title, node: node('two') },
];

export const triedMeta = defineMeta({
  type: 'tried',
  version: 1,
  family: 'input',
  title: { zhCN: '试件', enUS: 'Tried' },
  icon: 'edit',
  budget: 1,
  props: {},
  field: { column: 'text', dataType: 'text', value: Type.String() },
});

type Drawing = (widget: RendererProps) => ReactNode;
const made = (draw: Drawing, meta: RendererDefinition['meta'] = triedMeta): RendererDefinition =>
  defineRenderer(meta, { load: () => Promise.resolve({ default: observer(draw) }) });

/** What a sound input hands to its box. */
function boxOf({ field, enabled }: RendererProps): ComponentProps<'input'> {
  return {
    id: field?.id,
    value: typeof field?.value === 'string' ? field.value : '',
    disabled: !enabled || !field,
    'aria-invalid': field?.invalid,
    'aria-required': field?.required,
    'aria-describedby': field?.describedBy,
    onChange: ({ target }) => field?.set(target.value === '' ? null : target.value),
    onBlur: () => field?.leave(),
  };
}

const text = ({ field }: RendererProps): string => (typeof field?.value === 'string' ? field.value : '—');
/** A sound input but for what is given. */
const boxBut = (other: (widget: RendererProps) => ComponentProps<'input'>): RendererDefinition =>
  made((widget) =>
    widget.readOnly ? <span>{text(widget)}</span> : <input {...boxOf(widget)} {...other(widget)} />,
  );

function Ticking() {
  useEffect(() => {
    window.addEventListener('resize', () => undefined);
    setInterval(() => undefined, 60_000);
  }, []);
  return <span>x</span>;
}

export const sound = boxBut(() => ({}));

/** Each with what the contract has to say of it. */
export const broken: readonly [string, RendererDefinition, string][] = [
  [
    'declares a column that there is none of',
    made((widget) => <input {...boxOf(widget)} />, {
      ...triedMeta,
      field: { ...triedMeta.field, column: 'integer', value: {} } as never,
    }),
    '/field/column: This value cannot stand here; one of text, number',
  ],
  ['has no read-only twin', made((widget) => <input {...boxOf(widget)} />), 'still a control'],
  ['stays open when disabled', boxBut(() => ({ disabled: false })), 'still open'],
  ['leads to no message', boxBut(() => ({ 'aria-describedby': undefined })), 'no aria-describedby'],
  ['is never invalid', boxBut(() => ({ 'aria-invalid': undefined })), 'nothing is aria-invalid'],
  ['is never required', boxBut(() => ({ 'aria-required': undefined })), 'nothing says aria-required'],
  ['has a fixed id', boxBut(() => ({ id: 'fixed' })), 'the id "fixed" twice'],
  ['is not its label’s', boxBut(() => ({ id: undefined, placeholder: '…' })), 'leads nowhere'],
  ['never writes', boxBut(() => ({ onChange: () => undefined })), 'field.set is never called'],
  ['never says that it is left', boxBut(() => ({ onBlur: () => undefined })), 'no field.leave'],
  [
    'writes a number',
    boxBut(({ field }) => ({ onChange: () => field?.set(7) })),
    'writes what its value cannot be',
  ],
  [
    'is not controlled',
    boxBut(({ field }) => ({
      value: undefined,
      defaultValue: typeof field?.value === 'string' ? field.value : '',
    })),
    'does not follow',
  ],
  [
    'leaves things behind',
    made(() => <Ticking />, { ...triedMeta, family: 'display' }),
    'after it is gone the window listens to "resize"',
  ],
  [
    'leaves an interval',
    made(() => <Ticking />, { ...triedMeta, family: 'display' }),
    'after it is gone an interval runs',
  ],
  [
    'is for the mouse alone',
    made((widget) =>
      widget.readOnly ? (
        <p onClick={() => widget.field?.leave()}>{text(widget)}</p>
      ) : (
        <p onClick={() => widget.field?.leave()}>x</p>
      ),
    ),
    'no keyboard reaches it',
  ],
  [
    'has an English title in Chinese',
    made(() => 'x', { ...triedMeta, title: { zhCN: 'New', enUS: 'New' } }),
    'the title has no Chinese',
  ],
  [
    'calls two props the same',
    made(() => 'x', {
      ...triedMeta,
      props: {
        a: { kind: 'static', schema: Type.String(), title },
        b: { kind: 'static', schema: Type.String(), title },
      },
    }),
    'two props are called "样例"',
  ],
];
