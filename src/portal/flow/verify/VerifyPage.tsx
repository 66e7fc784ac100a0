import { SafetyCertificateOutlined } from '@ant-design/icons';
import { Alert, Button, Input, Skeleton } from 'antd';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isNotFound, messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { PlainLayout } from '../../parts/PlainLayout.tsx';
import { useTitle } from '../../parts/useTitle.ts';
import { verifyFlowPrint } from '../flowCalls.ts';
import { FlowField } from '../shared/FlowField.tsx';
import { Verified } from './Verified.tsx';
import { verifyLocale } from './verify.locale.ts';
import './verify.css';

/** The code in what somebody typed or pasted: that of a whole link too, as a scanner gives it. */
export function codeIn(given: string): string {
  const text = given.replace(/\s+/g, '');
  const query = text.indexOf('?');
  return (query < 0 ? null : new URLSearchParams(text.slice(query)).get('check')) ?? text;
}

/** Whether a code is of the kind that papers bore before: an id and twelve signs behind one dot. */
const isOlder = (code: string): boolean => /^[\da-f-]{36}\.[\w-]{12}$/i.test(code);

/** `/flowVerifyPrint?check=`: tells whoever holds a printed approval, logged in or not, whether it is true. */
export const VerifyPage = observer(function VerifyPage() {
  const text = useText(verifyLocale);
  const [query, ask] = useSearchParams();
  const asked = query.get('check') ?? '';
  useTitle(text('title'));
  return (
    <PlainLayout>
      <section className="at-verify" aria-label={text('title')}>
        <header>
          <SafetyCertificateOutlined aria-hidden />
          <h1>{text('title')}</h1>
          <p>{text('hint')}</p>
        </header>
        {/* Another code of the address, as by the way back, is what stands in the field. */}
        <CodeForm key={`form ${asked}`} asked={asked} ask={(check) => ask({ check })} />
        {asked !== '' && <Answer key={asked} check={asked} />}
      </section>
    </PlainLayout>
  );
});

const CodeForm = observer(function CodeForm({
  asked,
  ask,
}: {
  readonly asked: string;
  readonly ask: (check: string) => void;
}) {
  const text = useText(verifyLocale);
  const [typed, type] = useState(asked);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = codeIn(typed);
    if (code !== '') ask(code);
  };
  return (
    <form onSubmit={submit}>
      <FlowField label={text('check')}>
        {(id) => (
          <Input
            id={id}
            value={typed}
            size="large"
            placeholder={text('placeholder')}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </FlowField>
      <Button type="primary" size="large" htmlType="submit" disabled={codeIn(typed) === ''}>
        {text('verify')}
      </Button>
    </form>
  );
});

const Answer = observer(function Answer({ check }: { readonly check: string }) {
  const { client } = useRoot();
  const text = useText(verifyLocale);
  const load = useCallback((signal: AbortSignal) => verifyFlowPrint(client, check, signal), [client, check]);
  const { loaded, retry } = useLoaded(load);
  // Whoever is not logged in has no platform with its chrome.
  if (loaded.status === 'loading')
    return (
      <div role="status" aria-label={text('verifying')}>
        <Skeleton active />
      </div>
    );
  if (loaded.status === 'ready') return <Verified found={loaded.value} />;
  if (!isNotFound(loaded.error))
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        message={text('failed')}
        description={messageOf(loaded.error)}
        action={<Button onClick={retry}>{text('again')}</Button>}
      />
    );
  return isOlder(check) ? (
    <Alert type="warning" showIcon role="alert" message={text('older')} description={text('olderHint')} />
  ) : (
    <Verified found={undefined} />
  );
});
