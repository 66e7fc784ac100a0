import {
  connect,
  mapProps,
  mapReadPretty,
  observer,
  useField,
  useForm,
  useFormEffects,
} from '@formily/react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  onFieldInputValueChange,
  onFieldValueChange,
  type Field,
  type Form,
  type GeneralField,
} from '@formily/core';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { renderNodes } from '../../../../tests/support/renderNode.tsx';
import { builtinRenderers } from '../../../renderers/index.ts';
import type { Node } from '../../../schemas/node.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { defineRenderer } from '../../registry/defineRenderer.ts';
import { fromFormily } from './fromFormily.tsx';

const plain = { version: 1, family: 'input', icon: 'edit', budget: 1 } as const;

const starsMeta = defineMeta({
  ...plain,
  type: 'acme/stars',
  title: { zhCN: '星级', enUS: 'Stars' },
  props: { most: prop.static(Type.Number(), { zhCN: '最多', enUS: 'Most' }, 5) },
  field: { column: 'number', dataType: 'number', value: Type.Number() },
});

interface StarsProps {
  value?: number;
  most: number;
  disabled?: boolean;
  hint?: string;
  onChange?: (value: number) => void;
  id?: string;
  onBlur?: () => void;
}
const Stars = connect(
  ({ value, most, disabled, hint, onChange, ...rest }: StarsProps) => {
    const form = useForm();
    return (
      <>
        <input
          {...rest}
          type="number"
          value={value ?? ''}
          max={most}
          disabled={disabled}
          data-hint={hint}
          onChange={({ target }) => onChange?.(Number(target.value))}
        />
        <button type="button" onClick={() => form.setValuesIn('remark', '满分')}>
          praise
        </button>
      </>
    );
  },
  mapProps((props, field) => ({
    ...props,
    hint: `${String(field.title)}${(field as Field).required ? '*' : ''}`,
  })),
  mapReadPretty(({ value }: StarsProps) => <b>{'★'.repeat(value ?? 0)}</b>),
);

const probeMeta = defineMeta({
  ...plain,
  type: 'acme/probe',
  title: { zhCN: '探针', enUS: 'Probe' },
  props: {},
  field: { column: 'text', dataType: 'text', value: Type.String() },
});
/** What a component sees and hears of the form around it. */
const probed: { form?: Form; field?: Field; heard: string[] } = { heard: [] };
function Probe() {
  probed.form = useForm();
  probed.field = useField<Field>();
  useFormEffects(() => {
    const hear =
      (kind: string) =>
      (field: GeneralField): void =>
        void probed.heard.push(`${kind} ${field.address.toString()}=${String((field as Field).value)}`);
    onFieldValueChange('remark', hear('value'));
    onFieldInputValueChange('remark', hear('input'));
    onFieldValueChange('*', hear('any'));
  });
  return <output>{probed.form.query('remark').value()}</output>;
}

const renderers = [
  ...builtinRenderers,
  defineRenderer(probeMeta, {
    load: () => Promise.resolve({ default: fromFormily(observer(Probe), probeMeta) }),
  }),
  defineRenderer(starsMeta, { load: () => Promise.resolve({ default: fromFormily(Stars, starsMeta) }) }),
];
const stars: Node = {
  type: 'acme/stars',
  id: 'stars',
  name: 'stars',
  title: '评分',
  required: "{{form.remark == '急'}}",
  enabled: "{{form.remark != '停'}}",
  rules: [{ rule: 'max', value: 3 }],
};
const remark: Node = { type: 'input', id: 'remark', name: 'remark', title: '备注' };

describe('fromFormily', () => {
  it('draws a component over the engine of the form: values both ways, states and rules of the document', async () => {
    const { form } = await renderNodes([stars, remark], { values: { stars: 2, remark: null }, renderers });
    const input = await screen.findByLabelText<HTMLInputElement>('评分');
    expect([input.value, input.max, input.dataset.hint]).toEqual(['2', '5', '评分']);
    fireEvent.change(input, { target: { value: '4' } });
    await waitFor(() => expect(form?.values.stars).toBe(4));
    expect(form?.changed).toEqual(['stars']);
    fireEvent.blur(input);
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
    expect(form?.field('stars')?.error).toContain('3');
    fireEvent.click(screen.getByText('praise'));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('备注').value).toBe('满分'));
    act(() => form?.setValue('remark', '急'));
    await waitFor(() => expect(input.dataset.hint).toBe('评分*'));
    act(() => form?.setValue('stars', null));
    expect(await form?.validate()).toBe(form?.field('stars'));
    expect(form?.field('stars')?.error).toContain('评分');
    act(() => form?.setValue('remark', '停'));
    await waitFor(() => expect(input.disabled).toBe(true));
  });

  it('leaves the form to the others where one of them goes', async () => {
    const hidden: Node = { ...stars, id: 'gone', name: 'gone', visible: "{{form.remark != '藏'}}" };
    const { form } = await renderNodes([{ type: 'fragment', id: 'f', children: [hidden] }, stars, remark], {
      values: { stars: 2, gone: 1, remark: null },
      renderers,
    });
    await screen.findAllByRole('spinbutton');
    act(() => form?.setValue('remark', '藏'));
    await waitFor(() => expect(screen.getAllByRole('spinbutton')).toHaveLength(1));
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '3' } });
    await waitFor(() => expect(form?.values.stars).toBe(3));
  });

  describe('gives a component what Formily gives it', () => {
    const probe: Node = {
      type: 'acme/probe',
      id: 'probe',
      name: 'probe',
      title: '探针',
      description: '说明',
    };
    const drawn = async () => {
      const { form, unmount } = await renderNodes([probe, remark, stars], {
        values: { probe: 'p', remark: '一', stars: 2 },
        renderers,
      });
      await screen.findByText('一');
      const { form: engine, field } = probed;
      if (!form || !engine || !field) throw new Error('The probe was not drawn over a form.');
      probed.heard.length = 0;
      return { form, unmount, engine, field };
    };
    const input = () => screen.getByLabelText<HTMLInputElement>('备注');

    it('by useField: what it is called and holds, and a way to set that', async () => {
      const { form, field } = await drawn();
      expect(field).toMatchObject({
        ...{ title: '探针', description: '说明', value: 'p', required: false, pattern: 'editable' },
      });
      act(() => void field.onInput('q'));
      expect(form.values.probe).toBe('q');
      act(() => field.setValue('r'));
      expect(form.values.probe).toBe('r');
    });

    it('by useForm: other fields, also those that our widgets draw, and their values', async () => {
      const { form, engine, field } = await drawn();
      expect(engine.query('*').map(({ address }) => address.toString())).toEqual([
        'probe',
        'stars',
        'remark',
      ]);
      expect([engine.query('remark').value(), field.query('.remark').value()]).toEqual(['一', '一']);
      expect(engine.query('stars').get('title')).toBe('评分');
      expect(engine.query('gone').take()).toBeUndefined();
      act(() =>
        engine.setFieldState('remark', (state) => {
          state.value = '二';
        }),
      );
      await waitFor(() => expect(input().value).toBe('二'));
      act(() => engine.setValues({ remark: '三' }));
      await waitFor(() => expect(input().value).toBe('三'));
      expect(form.values).toEqual({ probe: 'p', remark: '三', stars: 2 });
    });

    it('by useFormEffects: news of what is typed, of what is set by whomever, until it goes', async () => {
      const { form, unmount, engine } = await drawn();
      const { heard } = probed;
      fireEvent.change(input(), { target: { value: '二' } });
      await screen.findByText('二');
      expect(heard.splice(0)).toEqual(['input remark=二', 'value remark=二', 'any remark=二']);
      act(() => form.setValue('remark', '三'));
      expect(heard.splice(0)).toEqual(['value remark=三', 'any remark=三']);
      act(() => form.setValue('stars', 1));
      expect(heard.splice(0)).toEqual(['any stars=1']);
      unmount();
      await waitFor(() => {
        heard.length = 0;
        engine.setValuesIn('remark', String(Math.random()));
        expect(heard).toEqual([]);
      });
    });

    it('but no say in what is seen and asked for elsewhere', async () => {
      const { form, engine } = await drawn();
      act(() => engine.setFieldState('remark', { required: true, disabled: true }));
      act(() => engine.setFieldState('remark', { display: 'hidden' }));
      expect(input().disabled).toBe(false);
      act(() => form.setValue('remark', null));
      expect(await form.validate()).toBeUndefined();
    });
  });

  it('counts a field as hidden that its component hides: not drawn, not asked for, not sent, until it is shown', async () => {
    const must: Node = { type: 'acme/stars', id: 'stars', name: 'stars', title: '评分', required: true };
    const total: Node = {
      type: 'formula',
      id: 'total',
      name: 'total',
      title: '合计',
      value: '{{ form.stars + 1 }}',
    };
    const values = { probe: null, stars: 2 };
    const probe: Node = { type: 'acme/probe', id: 'probe', name: 'probe', title: '探针' };
    const { form } = await renderNodes([must, probe, total], { values, renderers });
    await screen.findByLabelText(/评分/);
    await waitFor(() => expect(form?.values.total).toBe(3));
    const field = probed.form?.query('stars').take();
    for (const display of ['none', 'hidden'] as const) {
      act(() => field?.setDisplay(display));
      expect(form?.field('stars')?.state.visible.value).toBe(false);
      expect(screen.queryByLabelText(/评分/)).toBeNull();
      expect(await form?.validate()).toBeUndefined();
      expect(form?.payload()).not.toHaveProperty('stars');
      expect(form?.values).toMatchObject({ stars: 2, total: 1 });
      act(() => field?.setDisplay('visible'));
      await screen.findByLabelText(/评分/);
      expect(form?.payload()).toMatchObject({ stars: 2 });
      expect(form?.values.total).toBe(3);
    }
  });

  it('reads pretty where the form is only read', async () => {
    await renderNodes([stars], { values: { stars: 3 }, renderers, readOnly: true });
    expect(await screen.findByText('★★★')).toBeDefined();
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });
});
