import { CheckCircleFilled, ReloadOutlined } from '@ant-design/icons';
import { Button, QRCode, theme } from 'antd';
import { useText } from '../../runtime/locale/useText.ts';
import { loginLocale } from './login.locale.ts';
import { useScanTicket } from './useScanTicket.ts';

const SIZE = 200;

/** The code that a phone scans, with how it stands. */
export function ScanPanel() {
  const text = useText(loginLocale);
  const { token } = theme.useToken();
  const { ticket, state, failure, renew } = useScanTicket();
  const isOver = state === 'expired' || state === 'cancelled';
  const said =
    state === 'scanned' || state === 'confirmed'
      ? 'scanned'
      : state === 'cancelled'
        ? 'scanCancelled'
        : state === 'expired'
          ? 'scanExpired'
          : 'scanHint';
  return (
    <div className="at-login-scan">
      <div className="at-login-code" aria-busy={state === 'loading'}>
        {ticket && <QRCode value={ticket.url} size={SIZE} bordered={false} bgColor="#fff" color="#000" />}
        {isOver && (
          <div className="at-login-veil">
            <Button icon={<ReloadOutlined aria-hidden />} onClick={renew}>
              {text('scanRenew')}
            </Button>
          </div>
        )}
        {state === 'scanned' && (
          <div className="at-login-veil">
            <CheckCircleFilled aria-hidden style={{ fontSize: 40, color: token.colorSuccess }} />
          </div>
        )}
      </div>
      <p role="status">{failure ?? text(said)}</p>
    </div>
  );
}
