import { Check } from 'typebox/value';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { titled } from '../../schemas/text.ts';
import type { Control } from './control.ts';
import type { ControlProps } from './controlProps.ts';
import { LineControl } from './LineControl.tsx';
import { settingsLocale } from './settings.locale.ts';
import { type NamedField, useFieldsOf, useSettings } from './SettingsContext.ts';

interface MemberControlProps extends ControlProps {
  control: Extract<Control, { kind: 'member' | 'members' }>;
  required: boolean;
}

/** What there is to choose, by title with its code. */
function useOffered({ of, inside }: MemberControlProps['control']) {
  const { locale } = useRoot();
  const fields = useFieldsOf(of);
  const { inside: own } = useSettings();
  const title = ({ code, title: named }: NamedField): string =>
    titled(locale.localise(named), code, locale.locale);
  return (inside ? own : fields).map((field) => ({ value: field.code, label: title(field) }));
}

/** A field by its title; where the fields are not known, its code. */
export function MemberControl({ control, required, ...props }: MemberControlProps) {
  const { id, title, value, disabled, invalid, change } = props;
  const offered = useOffered(control);
  const written = typeof value === 'string' ? value : undefined;
  if (offered.length === 0) {
    return (
      <LineControl
        {...props}
        value={written}
        schema={control.schema}
        fallback={undefined}
        required={required}
      />
    );
  }
  return (
    <SearchSelect
      id={id}
      size="small"
      className="at-settings-wide"
      allowClear={!required}
      aria-label={title}
      value={written ?? null}
      options={offered}
      disabled={disabled}
      status={invalid ? 'error' : ''}
      onChange={(chosen: string | null | undefined) => change(chosen ?? undefined)}
    />
  );
}

/** Several fields in their order, or all of them where the place takes that. */
export function MembersControl({ control, required, ...props }: MemberControlProps) {
  const { id, title, value, disabled, invalid, change } = props;
  const text = useText(settingsLocale);
  const offered = useOffered(control);
  const all = { value: '*', label: text('allFields') };
  const list = value === '*' ? ['*'] : Array.isArray(value) ? value.map(String) : [];
  const set = (chosen: readonly string[]): void => {
    const next = chosen.filter((each) => each !== '*' && Check(control.schema, [each]));
    if (control.all && chosen.at(-1) === '*') change('*');
    else change(next.length === 0 && !required ? undefined : next);
  };
  return (
    <SearchSelect<string[]>
      id={id}
      mode={offered.length === 0 ? 'tags' : 'multiple'}
      size="small"
      className="at-settings-wide"
      aria-label={title}
      placeholder={text('chooseSome')}
      value={list}
      options={control.all ? [all, ...offered] : offered}
      disabled={disabled}
      status={invalid ? 'error' : ''}
      onChange={set}
    />
  );
}
