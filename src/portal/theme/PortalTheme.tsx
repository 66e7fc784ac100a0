import { ConfigProvider, theme } from 'antd';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useStillness } from './useStillness.ts';
import { setStyleVariables } from './styleVariables.ts';
import { themeConfig } from './themeConfig.ts';

const packs = { zhCN, enUS };

/** Colours, language and shapes of antd, and the same for our style sheets. */
export const PortalTheme = observer(function PortalTheme({ children }: { children: ReactNode }) {
  const { locale, theme: looks } = useRoot();
  const { dark } = looks;
  const { primaryColor } = looks.settings;
  const still = useStillness();
  const config = useMemo(() => themeConfig(dark, primaryColor, still), [dark, primaryColor, still]);
  dayjs.locale(locale.locale === 'enUS' ? 'en' : 'zh-cn');
  return (
    <ConfigProvider locale={packs[locale.locale]} theme={config} button={{ autoInsertSpace: false }}>
      <StyleVariables />
      {children}
    </ConfigProvider>
  );
});

function StyleVariables() {
  const { token } = theme.useToken();
  useLayoutEffect(() => {
    setStyleVariables(document.documentElement, token);
  }, [token]);
  return null;
}
