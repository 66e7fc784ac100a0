import { isVoidField, type Field } from '@formily/core';
import { observer as follows, useField } from '@formily/react';
import { observer } from 'mobx-react-lite';
import { useId, useMemo, useState, type ComponentType } from 'react';
import { compileNode } from '../../../../documents/compile.ts';
import { asLiteral } from '../../../../documents/formily/Reading.ts';
import { same } from '../../../../documents/same.ts';
import { copyOf } from '../../../../runtime/form/copyOf.ts';
import { drawNodes } from '../../../../runtime/render/NodeView.tsx';
import { usePlace } from '../../../../runtime/render/PageContext.tsx';
import type { FieldBinding } from '../../../../runtime/render/rendererProps.ts';
import { useRenderer } from '../../../../runtime/render/useRenderer.ts';
import { useWidget } from '../../../../runtime/render/useWidget.tsx';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';

type Props = Readonly<Record<string, unknown>>;

/** What the engine adds to the props of every component. */
const OF_ENGINE: ReadonlySet<string> = new Set([
  ...['value', 'onChange', 'onFocus', 'onBlur', 'disabled', 'readOnly', 'children'],
  ...['aria-label', 'aria-required', 'aria-invalid'],
]);

/** A widget of the registry as a component of a schema: its props are the `x-component-props`, its states the field's. */
export function widgetPart(type: string): ComponentType<Props> {
  const WidgetPart = follows(function WidgetPart(props: Props) {
    const field = useField<Field>();
    if (isVoidField(field)) return null;
    const own = Object.fromEntries(Object.entries(props).filter(([name]) => !OF_ENGINE.has(name)));
    const title: unknown = field.title;
    return (
      <Drawn
        type={type}
        own={own}
        title={typeof title === 'string' ? title : ''}
        options={optionsOf(field)}
        field={field}
        value={copyOf(field.value) ?? null}
        pattern={field.pattern}
        required={field.required}
        invalid={field.selfErrors.length > 0}
      />
    );
  });
  return Object.assign(WidgetPart, { displayName: type });
}

interface DrawnProps {
  type: string;
  own: Props;
  title: string;
  options: unknown;
  field: Field;
  value: unknown;
  pattern: string;
  required: boolean;
  invalid: boolean;
}

const Drawn = observer(function Drawn(props: DrawnProps) {
  const root = useRoot();
  const place = usePlace();
  const id = useId();
  const { type, title, field, pattern } = props;
  const meta = root.platform.registry.metas.get(type);
  const optionsProp = Object.entries(meta?.props ?? {}).find(([, { kind }]) => kind === 'options')?.[0];
  const written = {
    ...props.own,
    ...(optionsProp !== undefined && props.options !== undefined && { [optionsProp]: props.options }),
  };
  const kept = useKept(written);
  const node = useMemo(() => {
    const made = {
      type,
      id,
      name: 'value',
      title: asLiteral(title) as string,
      props: asLiteral(kept) as Props,
    };
    return compileNode(made, place.page.environment, '');
  }, [type, id, title, kept, place]);
  const Widget = useRenderer(root.platform.registry, type);
  const states = {
    enabled: pattern !== 'disabled',
    readOnly: pattern === 'readPretty' || pattern === 'readOnly',
  };
  const widget = useWidget(node, place, states, drawNodes);
  const { Loading } = root.platform.chrome;
  if (!Widget) return <Loading shape="widget" />;
  const binding: FieldBinding = {
    code: field.address.toString(),
    id,
    value: props.value,
    mode: 'edit',
    required: props.required,
    invalid: props.invalid,
    unlabelled: true,
    describedBy: undefined,
    set: (value) => void field.onInput(value ?? undefined),
    leave: () => void field.onBlur(),
  };
  return <Widget.default {...widget} field={binding} />;
});

/** The same object as long as it holds the same. */
function useKept(value: Props): Props {
  const [kept, keep] = useState(value);
  if (kept === value || same(kept, value)) return kept;
  keep(value);
  return value;
}

/** The field's choices, where it has any: until a schema says some, the engine holds none. */
function optionsOf({ dataSource }: Field): unknown {
  const options: unknown = dataSource;
  return Array.isArray(options) && options.length > 0 ? copyOf(options) : undefined;
}
