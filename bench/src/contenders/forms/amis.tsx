import type { MountOptions } from '../../pages/inPage/contender.ts';
import { mountAmis } from '../shared/amis.tsx';
import { formFields, OPTIONS, type FieldKind, type FormField } from './fields.ts';

/** The inputs themselves: their frames stand before the chunk of an input has arrived. */
export const selector = '.cxd-TextControl-input, .cxd-Select, .cxd-Number, .cxd-DatePicker';

const inputs: Record<FieldKind, object> = {
  text: { type: 'input-text' },
  select: { type: 'select', options: OPTIONS },
  number: { type: 'input-number' },
  date: { type: 'input-date' },
};

const controlOf = ({ name, title, kind, linked }: FormField): object => ({
  ...inputs[kind],
  name,
  label: title,
  ...(linked ? { visibleOn: "${f0 === 'show'}" } : {}),
});

export const mount = (host: HTMLElement, size: number, options: MountOptions) =>
  mountAmis(host, {
    type: 'form',
    mode: 'normal',
    wrapWithPanel: false,
    body: formFields(size, options).map(controlOf),
  });
