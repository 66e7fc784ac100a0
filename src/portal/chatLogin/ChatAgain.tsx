import { Button } from 'antd';
import { useLocation } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { redirectTarget } from '../session/redirect.ts';
import { chatLoginLocale } from './chatLogin.locale.ts';
import { appName } from './chatPlatforms.ts';
import { tabPlatform } from './tabPlatform.ts';

/** The way in through the app that opened this tab: loads the page where the person wanted to go, as the app did. */
export function ChatAgain({ primary = false }: { primary?: boolean }) {
  const root = useRoot();
  const text = useText(chatLoginLocale);
  const { search } = useLocation();
  const platform = tabPlatform(root) ?? '';
  const app = appName(root, platform);
  if (app === undefined) return null;
  const { origin } = window.location;
  const url = new URL(redirectTarget(search, origin) ?? '/home', origin);
  url.searchParams.set('platform', platform);
  return (
    <Button type={primary ? 'primary' : 'default'} size="large" block href={`${url.pathname}${url.search}`}>
      {text('again', { app })}
    </Button>
  );
}
