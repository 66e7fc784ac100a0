import { CheckOutlined } from '@ant-design/icons';
import { Segmented, Switch } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { NavTheme } from '../../runtime/stores/ThemeStore.ts';
import { presetColours } from '../theme/themeConfig.ts';
import { partsLocale } from './parts.locale.ts';

/** Light or dark, colour, and what helps to see and to find. Kept on this device. */
export const AppearancePanel = observer(function AppearancePanel() {
  const { theme } = useRoot();
  const text = useText(partsLocale);
  const { navTheme, primaryColor, colorWeak, multiTab } = theme.settings;
  return (
    <div className="at-appearance">
      <Segmented<NavTheme>
        block
        value={navTheme}
        options={[
          { value: 'lightMenu', label: text('light') },
          { value: 'darkMenu', label: text('darkMenu') },
          { value: 'realDark', label: text('dark') },
        ]}
        onChange={(value) => theme.change({ navTheme: value })}
      />
      <div>
        <span id="theme-colour">{text('colour')}</span>
        <div role="radiogroup" aria-labelledby="theme-colour" className="at-colours">
          {presetColours.map((colour) => (
            <button
              key={colour}
              type="button"
              role="radio"
              aria-checked={colour === primaryColor}
              aria-label={text('colourOption', { colour })}
              className="at-plain"
              style={{ background: colour }}
              onClick={() => theme.change({ primaryColor: colour })}
            >
              {colour === primaryColor && <CheckOutlined aria-hidden />}
            </button>
          ))}
        </div>
      </div>
      <label>
        {text('multiTab')}
        <Switch size="small" checked={multiTab} onChange={(value) => theme.change({ multiTab: value })} />
      </label>
      <label>
        {text('colorWeak')}
        <Switch size="small" checked={colorWeak} onChange={(value) => theme.change({ colorWeak: value })} />
      </label>
    </div>
  );
});
