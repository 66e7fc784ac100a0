import { Segmented, Switch } from 'antd';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { ContentWidth, Layout, NavTheme } from '../../runtime/stores/ThemeStore.ts';
import { layoutModeOf } from '../workspace/layouts.ts';
import { presetColours } from '../theme/themeConfig.ts';
import { appearanceLocale } from './appearance.locale.ts';
import { FormatChoice } from './FormatChoice.tsx';
import { ColourChoice } from './ColourChoice.tsx';

const SWITCHES = ['fixedHeader', 'autoHideHeader', 'fixSiderbar', 'multiTab', 'colorWeak'] as const;

/** Light or dark, colour, where the menus stand, and what helps to see and to find. Kept on this device. */
export const AppearancePanel = observer(function AppearancePanel() {
  const { theme, systems } = useRoot();
  const text = useText(appearanceLocale);
  const { settings } = theme;
  const { navTheme, primaryColor, layout, contentWidth } = settings;
  // On phones the menus open over the page.
  const phone = theme.device === 'mobile';
  // What the open system arranges by itself is not the person's to choose there.
  const mode = systems.current ? layoutModeOf(systems.current) : 'default';
  const stays = phone || mode !== 'flow';
  const meant = {
    fixedHeader: !phone && stays,
    autoHideHeader: theme.headerStays && stays,
    fixSiderbar: !phone && stays && layout !== 'topmenu',
    multiTab: !phone && mode === 'default',
    colorWeak: true,
  };
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
        <ColourChoice
          labelledBy="theme-colour"
          colours={presetColours}
          value={primaryColor}
          choose={(colour) => theme.change({ primaryColor: colour })}
        />
      </div>
      {!phone && (
        <>
          <Choice
            name="layout"
            values={['sidemenu', 'topmenu', 'minisidemenu']}
            value={layout}
            choose={(value) => theme.change({ layout: value })}
          />
          {layout === 'topmenu' && stays && (
            <Choice
              name="contentWidth"
              values={['Fixed', 'Fluid']}
              value={contentWidth}
              choose={(value) => theme.change({ contentWidth: value })}
            />
          )}
        </>
      )}
      <FormatChoice />
      {SWITCHES.filter((name) => meant[name]).map((name) => (
        <label key={name}>
          {text(name)}
          <Switch
            size="small"
            checked={settings[name]}
            onChange={(value) => theme.change({ [name]: value })}
          />
        </label>
      ))}
    </div>
  );
});

/** One of a few values, each with a text of its own name. */
function Choice<V extends Layout | ContentWidth>({
  name,
  values,
  value,
  choose,
}: {
  name: 'layout' | 'contentWidth';
  values: readonly V[];
  value: V;
  choose: (value: V) => void;
}) {
  const text = useText(appearanceLocale);
  const id = useId();
  return (
    <div>
      <span id={id}>{text(name)}</span>
      <Segmented<V>
        block
        aria-labelledby={id}
        value={value}
        options={values.map((each) => ({ value: each, label: text(each) }))}
        onChange={choose}
      />
    </div>
  );
}
