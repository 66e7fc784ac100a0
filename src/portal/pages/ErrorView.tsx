import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { pagesLocale } from './pages.locale.ts';
import './pages.css';
import { hasPageBefore } from './useLeave.ts';

export type ErrorCode = '403' | '404' | '500' | 'error';

/** What is wrong, in the middle of the page, and the ways out: unless told, back where there is a page before, and home. */
export function ErrorView({
  code,
  title,
  description,
  ways,
}: {
  code: ErrorCode;
  title: string;
  description: string;
  ways?: ReactNode;
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
      <div className="at-error-ways">
        {ways ?? (
          <>
            {hasPageBefore() && <Button onClick={() => void navigate(-1)}>{text('back')}</Button>}
            <Button type="primary" onClick={() => void navigate('/home')}>
              {text('home')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
