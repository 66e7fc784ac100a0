import { observer } from 'mobx-react-lite';
import { Check } from 'typebox/value';
import { NamedSelect } from '../editors/pickers/NamedSelect.tsx';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import type { Control } from './control.ts';
import type { ControlProps } from './controlProps.ts';
import { LineControl } from './LineControl.tsx';
import { settingsLocale } from './settings.locale.ts';
import { useNameable } from './useNameable.ts';

interface CodeControlProps extends ControlProps {
  control: Extract<Control, { kind: 'code' | 'codes' }>;
  required: boolean;
}

/** One thing of the installation by its name; where nobody can be asked, its code. */
export const CodeControl = observer(function CodeControl({ control, required, ...props }: CodeControlProps) {
  const text = useText(settingsLocale);
  const { value } = props;
  const written = typeof value === 'string' && value !== '' ? value : undefined;
  const known = useNameable(control.names, written !== undefined);
  if (known === undefined)
    return (
      <LineControl
        {...props}
        value={written}
        schema={control.schema}
        fallback={undefined}
        required={required}
      />
    );
  return (
    <NamedSelect
      {...props}
      value={written}
      placeholder={text('unset')}
      optional={!required}
      offered={known.offered}
      status={known.status}
      {...(known.look && { look: known.look })}
    />
  );
});

/** Several things of the installation by their names; codes can be typed where nobody knows what there is. */
export const CodesControl = observer(function CodesControl({
  control,
  required,
  ...props
}: CodeControlProps) {
  const { id, title, value, disabled, invalid, change } = props;
  const text = useText(settingsLocale);
  const list = Array.isArray(value) ? value.map(String) : [];
  const known = useNameable(control.names, true);
  const offered = known?.offered ?? [];
  return (
    <SearchSelect<string[]>
      id={id}
      mode={offered.length === 0 ? 'tags' : 'multiple'}
      size="small"
      className="at-settings-wide"
      aria-label={title}
      placeholder={text('chooseSome')}
      value={list}
      options={[...offered]}
      disabled={disabled}
      status={invalid ? 'error' : ''}
      onChange={(chosen) => {
        const next = chosen.filter((each) => Check(control.schema, [each]));
        if (next.length > 0 || !required) change(next.length === 0 ? undefined : next);
      }}
    />
  );
});
