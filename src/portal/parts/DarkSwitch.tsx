import { MoonOutlined, SunOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { partsLocale } from './parts.locale.ts';

/** Light or dark. */
export const DarkSwitch = observer(function DarkSwitch() {
  const { theme } = useRoot();
  const text = useText(partsLocale);
  const label = text(theme.dark ? 'toLight' : 'toDark');
  const Icon = theme.dark ? SunOutlined : MoonOutlined;
  return (
    <button
      type="button"
      className="at-icon-button"
      aria-label={label}
      title={label}
      onClick={() => {
        theme.toggleDark();
      }}
    >
      <Icon aria-hidden />
    </button>
  );
});
