import { Segmented } from 'antd';
import { useState, type ReactNode } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { loginLocale } from './login.locale.ts';
import { ScanPanel } from './ScanPanel.tsx';

export type LoginWay = 'form' | 'qr';

/** Several ways of logging in on the login page, or the code alone; the first comes first. */
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
            label: text(value === 'qr' ? 'scanLogin' : 'passwordWay'),
          }))}
        />
      )}
      {way === 'form' ? form : <ScanPanel />}
    </>
  );
}
