import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { Emblem } from '../parts/Emblem.tsx';
import { chatLoginLocale } from './chatLogin.locale.ts';
import { appName } from './chatPlatforms.ts';
import './chatLogin.css';

/** Stands until it is settled who comes from the app; the emblem is where that of the next moment is. */
export function ChatEntering({ platform }: { platform: string }) {
  const root = useRoot();
  const text = useText(chatLoginLocale);
  return (
    <main className="at-splash">
      <Emblem size={44} />
      <p className="at-chat-entering" role="status">
        {text('entering', { app: appName(root, platform) })}
      </p>
    </main>
  );
}
