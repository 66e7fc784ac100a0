import { Button, Result } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { confirmTicket } from '../../runtime/data/scanCalls.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { PlainLayout } from '../parts/PlainLayout.tsx';
import { Splash } from '../parts/Splash.tsx';
import { useProductName } from '../parts/useProductName.ts';
import { useTitle } from '../parts/useTitle.ts';
import { scanLocale } from './scan.locale.ts';

type Step = 'scanning' | 'asking' | 'confirmed' | 'cancelled' | 'failed';

const TICKET = /^[A-Za-z0-9_-]{43}$/;

/** On the phone that scanned a code: says for whom and what for, and logs in the browser that shows it, or does not. */
export const ScanPage = observer(function ScanPage() {
  const { client, session } = useRoot();
  const text = useText(scanLocale);
  const go = useNavigate();
  const product = useProductName();
  const ticketId = new URLSearchParams(useLocation().search).get('ticketId') ?? '';
  const isTicket = TICKET.test(ticketId);
  const [step, setStep] = useState<Step>(isTicket ? 'scanning' : 'failed');
  const [reason, setReason] = useState<string>();
  const [busy, setBusy] = useState<'confirm' | 'cancel'>();
  useTitle(text('title'));
  useEffect(() => {
    if (!isTicket) return;
    confirmTicket(client, ticketId, 'scan').then(
      () => setStep('asking'),
      (error: unknown) => {
        setReason(messageOf(error));
        setStep('failed');
      },
    );
  }, [client, ticketId, isTicket]);
  const act = async (action: 'confirm' | 'cancel'): Promise<void> => {
    setBusy(action);
    try {
      await confirmTicket(client, ticketId, action);
      setStep(action === 'confirm' ? 'confirmed' : 'cancelled');
    } catch (error) {
      setReason(messageOf(error));
      setStep('failed');
    }
    setBusy(undefined);
  };
  if (step === 'scanning') return <Splash />;
  const name = session.login?.userBaseInfo.realName ?? '';
  const home = <Button onClick={() => void go('/home', { replace: true })}>{text('home')}</Button>;
  return (
    <PlainLayout>
      {step === 'asking' ? (
        <Result
          status="info"
          title={text('ask')}
          subTitle={
            <>
              <p>{text('hint', { name, product })}</p>
              <p>{text('warn')}</p>
            </>
          }
          extra={[
            <Button key="cancel" size="large" loading={busy === 'cancel'} onClick={() => void act('cancel')}>
              {text('cancel')}
            </Button>,
            <Button
              key="confirm"
              type="primary"
              size="large"
              loading={busy === 'confirm'}
              onClick={() => void act('confirm')}
            >
              {text('confirm')}
            </Button>,
          ]}
        />
      ) : (
        <Result
          status={step === 'confirmed' ? 'success' : step === 'cancelled' ? 'info' : 'warning'}
          title={text(step)}
          subTitle={
            step === 'confirmed'
              ? text('confirmedHint')
              : step === 'failed'
                ? (reason ?? text('noTicket'))
                : ''
          }
          extra={home}
        />
      )}
    </PlainLayout>
  );
});
