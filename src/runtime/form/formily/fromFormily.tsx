import { isArrayField } from '@formily/core';
import { FormProvider, RecursionField, type ISchema } from '@formily/react';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import type { OptionList } from '../../../schemas/prop.ts';
import type { FieldMeta, MetaProps, RendererMeta } from '../../../schemas/rendererMeta.ts';
import type { FieldBinding, RendererProps } from '../../render/rendererProps.ts';
import { tellStates } from './fieldStates.ts';
import { useEngineField } from './useEngineField.ts';

/** A component that was written for Formily: made by `connect`, or one that asks for its field by `useField`. */
export type FormilyComponent = ((props: never) => ReactNode) | (abstract new (props: never) => unknown);

export interface FormilySettings<M extends RendererMeta> {
  /**
   * The component's own props (`x-component-props`) of the widget's. Absent: the widget's props as they are, but for
   * options, which a component reads as its field's `dataSource`.
   */
  componentProps?: (props: MetaProps<M>, given: RendererProps<M>) => object;
}

/**
 * Makes a widget of a component that was written for Formily: a component made by `connect`, `mapProps` and
 * `mapReadPretty`, or an array component. In a form it is drawn over the very engine of the form: `useForm` and
 * `useField` give that, what it sets there is what expressions read and the submit sends. What is visible, required,
 * enabled and valid is said by the document's rules alone, and told to the engine's field.
 * @param meta the widget's declaration; it holds a value
 * @returns what `defineRenderer`'s `load` brings, the default export of a widget's file
 * @example export default fromFormily(Rating, ratingMeta);
 */
export function fromFormily<M extends RendererMeta>(
  component: FormilyComponent,
  meta: M,
  settings: FormilySettings<M> = {},
): (props: RendererProps<M>) => ReactNode {
  const { field: fieldMeta } = meta;
  if (!fieldMeta) throw new Error(`"${meta.type}" holds no value: its declaration has no "field".`);
  const optionsProp = Object.entries(meta.props).find(([, { kind }]) => kind === 'options')?.[0];
  const ownProps = settings.componentProps ?? ((props) => withoutOptions(props, optionsProp));
  const Widget = observer(function FormilyWidget(given: RendererProps<M>) {
    if (!given.field) return null;
    const options = optionsProp === undefined ? undefined : member(given.props, optionsProp);
    return (
      <Drawn
        component={component}
        given={given}
        binding={given.field}
        meta={fieldMeta}
        options={options as OptionList | undefined}
        own={ownProps(given.props, given)}
      />
    );
  });
  return (props) => <Widget {...props} />;
}

interface DrawnProps {
  component: FormilyComponent;
  given: RendererProps;
  binding: FieldBinding;
  meta: FieldMeta;
  options: OptionList | undefined;
  own: object;
}

function Drawn({ component, given, binding, meta, options, own }: DrawnProps): ReactNode {
  const field = useEngineField(given, binding, meta);
  const tell = (): void => {
    tellStates(field, given, options);
    field.setComponent(component, { ...own, ...ofInput(given, binding) });
  };
  useState(tell); // before anybody draws it
  useLayoutEffect(tell);
  return (
    <FormProvider form={field.form}>
      <RecursionField name={binding.code} schema={isArrayField(field) ? ARRAY : VALUE} />
    </FormProvider>
  );
}

const ARRAY: ISchema = { type: 'array' };
const VALUE: ISchema = { type: 'string' };

/** What ties an input to its label, its message, and tells when it is left. */
const ofInput = ({ title }: RendererProps, binding: FieldBinding): object => ({
  id: binding.id,
  'aria-required': binding.required,
  'aria-invalid': binding.invalid,
  'aria-describedby': binding.describedBy,
  ...((binding.unlabelled === true || binding.mode === 'filter') && { 'aria-label': title }),
  onBlur: binding.leave,
});

const member = (props: object, name: string): unknown => Reflect.get(props, name);

const withoutOptions = (props: object, options: string | undefined): object =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name !== options));
