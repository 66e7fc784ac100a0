import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { FieldModel } from '../form/FieldModel.ts';
import type { RendererModule } from '../registry/defineRenderer.ts';
import { useRoot } from '../stores/RootContext.tsx';
import { usePlace } from './PageContext.tsx';
import type { FieldBinding, RendererProps } from './rendererProps.ts';

/** Draws a field: the frame with label and message, and inside it the widget bound to its value. */
export const FieldView = observer(function FieldView({
  module: Widget,
  widget,
  field,
  required,
}: {
  module: RendererModule;
  widget: RendererProps;
  field: FieldModel;
  required: boolean;
}) {
  const root = useRoot();
  const { scope } = usePlace();
  const { Field } = root.platform.chrome;
  const id = useId();
  const error = field.error;
  const frame = { errorId: `${id}-error`, helpId: `${id}-help` };
  const described = [
    error === '' ? undefined : frame.errorId,
    widget.description === '' ? undefined : frame.helpId,
  ]
    .filter((one) => one !== undefined)
    .join(' ');
  const binding: FieldBinding = {
    code: field.code,
    id,
    value: field.value,
    mode: 'edit',
    required,
    invalid: error !== '',
    isNew: field.isNew,
    ...(field.members && { members: field.members }),
    describedBy: described === '' ? undefined : described,
    set: (value) => {
      field.set(value);
      void widget.emit('change', value);
    },
    leave: () => {
      field.leave();
    },
    hold: (finish, fault) => field.hold(finish, fault),
    engine: () => field.engine,
  };
  // What a person gave and did not confirm is the widget's own; it goes with the widget.
  const drawn = <Widget.default key={field.starts} {...widget} field={binding} />;
  if (field.compiled.meta.frameless === true) return drawn;
  return (
    <Field
      id={id}
      code={field.code}
      title={widget.title}
      description={widget.description}
      tooltip={widget.node.tooltip.read(scope, root.locale.locale) as string}
      required={required}
      readOnly={widget.readOnly}
      error={error === '' ? undefined : error}
      {...frame}
    >
      {drawn}
    </Field>
  );
});
