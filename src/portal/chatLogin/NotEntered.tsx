import { Button } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { ErrorView } from '../pages/ErrorView.tsx';
import { LOGIN_PATH } from '../session/redirect.ts';
import { ChatAgain } from './ChatAgain.tsx';
import { chatLoginLocale } from './chatLogin.locale.ts';
import './chatLogin.css';

/** Why the app did not let somebody in, with the ways on: through the app once more, or by password. */
export function NotEntered({ reason }: { reason: string }) {
  const text = useText(chatLoginLocale);
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <ErrorView
      code="error"
      title={text('notEntered')}
      description={reason}
      ways={
        <div className="at-chat-ways">
          <ChatAgain primary />
          <Button size="large" block onClick={() => void navigate({ pathname: LOGIN_PATH, search })}>
            {text('byPassword')}
          </Button>
        </div>
      }
    />
  );
}
