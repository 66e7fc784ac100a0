import { ConfigProvider, theme } from 'antd';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { colourSeries } from './colourSeries.ts';
import { setCalendarLanguage } from './calendarLanguage.ts';
import { useStillness } from './useStillness.ts';
import { setStyleVariables } from './styleVariables.ts';
import { themeConfig } from './themeConfig.ts';

const packs = { zhCN, enUS };

/** How the cross of dialogs and drawers is called, for which antd's own packs have no word. */
const closingAs = (word: string) => {
  const closable = { closable: { 'aria-label': word } };
  return { modal: closable, drawer: closable };
};
const closing = { zhCN: closingAs('关闭'), enUS: closingAs('Close') };

/**
 * Colours, language and shapes of antd, and the same for our style sheets.
 * @param host the element that the style sheets read them from; the document's own unless a part looks otherwise
 */
export const PortalTheme = observer(function PortalTheme({
  children,
  host = document.documentElement,
}: {
  children: ReactNode;
  host?: HTMLElement;
}) {
  const { locale, theme: looks } = useRoot();
  const { dark } = looks;
  const { primaryColor, colorWeak: weak } = looks.settings;
  const still = useStillness();
  const config = useMemo(
    () => themeConfig({ dark, primaryColor, weak, still }),
    [dark, primaryColor, weak, still],
  );
  setCalendarLanguage(locale.locale, locale.notation?.weekStart);
  return (
    <ConfigProvider
      locale={packs[locale.locale]}
      theme={config}
      button={{ autoInsertSpace: false }}
      {...closing[locale.locale]}
    >
      <StyleVariables host={host} dark={dark} colour={primaryColor} />
      {children}
    </ConfigProvider>
  );
});

function StyleVariables({ host, dark, colour }: { host: HTMLElement; dark: boolean; colour: string }) {
  const { token } = theme.useToken();
  useLayoutEffect(() => {
    setStyleVariables(host, token, colourSeries(colour, dark, token.colorBgContainer));
  }, [host, token, colour, dark]);
  return null;
}
