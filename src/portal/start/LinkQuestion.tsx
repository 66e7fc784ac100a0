import { Button } from 'antd';
import { useId } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import type { OpenRequest } from '../../runtime/stores/RequestStore.ts';
import type { LinkChoice, LinkPeople } from '../../runtime/stores/linkChoice.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { linkQuestionLocale } from './linkQuestion.locale.ts';
import './linkQuestion.css';

/** Asks, in the place of the page, who is to be logged in where a link belongs to somebody else than who is. */
export function LinkQuestion(question: OpenRequest<LinkPeople, LinkChoice>) {
  const text = useText(linkQuestionLocale);
  const [title, told] = [useId(), useId()];
  const { now, then } = question.request;
  const close = (choice: LinkChoice): void => question.close(choice);
  return (
    <main className="at-splash">
      <Emblem size={44} />
      <section
        className="at-link-question"
        role="alertdialog"
        aria-labelledby={title}
        aria-describedby={told}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close('cancel');
        }}
      >
        <h1 id={title}>{text('title')}</h1>
        <p id={told}>
          <span>{text('people', { now, then })}</span>
          <span>{text('leaves', { now })}</span>
        </p>
        {/* What changes nothing has the focus. */}
        <Button type="primary" size="large" block autoFocus onClick={() => close('keep')}>
          {text('keep', { now })}
        </Button>
        <Button size="large" block onClick={() => close('switch')}>
          {text('switch', { then })}
        </Button>
        <Button type="text" size="large" block onClick={() => close('cancel')}>
          {text('cancel')}
        </Button>
      </section>
    </main>
  );
}
