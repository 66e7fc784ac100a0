import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { pagesLocale } from './pages.locale.ts';
import './pages.css';

export type ErrorCode = '403' | '404' | '500' | 'error';

/** What is wrong, in the middle of the page, and the way home. */
export function ErrorView({
  code,
  title,
  description,
}: {
  code: ErrorCode;
  title: string;
  description: string;
}) {
  const navigate = useNavigate();
  const text = useText(pagesLocale);
  return (
    <section className="at-error" role="alert">
      {code !== 'error' && (
        <p className="at-error-code" aria-hidden="true">
          {code}
        </p>
      )}
      <h1>{title}</h1>
      <p className="at-lines">{description}</p>
      <Button type="primary" onClick={() => void navigate('/home')}>
        {text('home')}
      </Button>
    </section>
  );
}
