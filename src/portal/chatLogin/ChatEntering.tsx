import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { Emblem } from '../parts/Emblem.tsx';
import { LinkQuestion } from '../start/LinkQuestion.tsx';
import { chatLoginLocale } from './chatLogin.locale.ts';
import { appName } from './chatPlatforms.ts';
import './chatLogin.css';

/** Stands until it is settled who comes from the app, which the person may be asked; the emblem is where that of the next moment is. */
export const ChatEntering = observer(function ChatEntering({ platform }: { platform: string }) {
  const root = useRoot();
  const text = useText(chatLoginLocale);
  const question = root.linkQuestions.current;
  if (question) return <LinkQuestion {...question} />;
  return (
    <main className="at-splash">
      <Emblem size={44} />
      <p className="at-chat-entering" role="status">
        {text('entering', { app: appName(root, platform) })}
      </p>
    </main>
  );
});
