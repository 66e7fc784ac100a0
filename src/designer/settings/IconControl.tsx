import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { isImageAddress } from '../../documents/ruleFormats.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { ControlProps } from './controlProps.ts';
import { settingsLocale } from './settings.locale.ts';

/** An icon of the portal's set, seen while it is chosen. */
export function IconControl({ id, title, value, disabled, invalid, change }: ControlProps) {
  const { Icon, iconNames } = useRoot().platform.chrome;
  const text = useText(settingsLocale);
  const chosen = typeof value === 'string' ? value : undefined;
  const names = chosen === undefined || iconNames.includes(chosen) ? iconNames : [...iconNames, chosen];
  return (
    <SearchSelect
      id={id}
      size="small"
      className="at-settings-wide"
      by="search"
      allowClear
      aria-label={title}
      value={chosen ?? null}
      options={names.map((name) => ({
        value: name,
        search: name,
        label: (
          <span className="at-settings-icon">
            <Icon name={name} />
            {isImageAddress(name) ? text('image') : name}
          </span>
        ),
      }))}
      disabled={disabled}
      status={invalid ? 'error' : ''}
      onChange={(next: string | null | undefined) => change(next ?? undefined)}
    />
  );
}
