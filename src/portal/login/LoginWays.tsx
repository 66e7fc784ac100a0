import { Segmented } from 'antd';
import { useState, type ReactNode } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { loginLocale } from './login.locale.ts';
import { MessageForm } from './MessageForm.tsx';
import { ScanPanel } from './ScanPanel.tsx';

export type LoginWay = 'form' | 'phone' | 'qr';

const LABELS = { form: 'passwordWay', phone: 'phoneWay', qr: 'scanLogin' } as const;

/** Several ways of logging in on the login page, or one that is not the password; the first comes first. */
export default function LoginWays({ ways, form }: { ways: readonly LoginWay[]; form: ReactNode }) {
  const text = useText(loginLocale);
  const [chosen, choose] = useState<LoginWay>();
  const way = chosen ?? ways[0] ?? 'form';
  return (
    <>
      {ways.length > 1 && (
        <Segmented
          block
          size="large"
          style={{ marginTop: 24 }}
          value={way}
          onChange={choose}
          options={ways.map((value) => ({
            value,
            label: text(LABELS[value]),
          }))}
        />
      )}
      {way === 'form' ? form : way === 'phone' ? <MessageForm /> : <ScanPanel />}
    </>
  );
}
