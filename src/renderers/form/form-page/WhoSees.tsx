import { TeamOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { theme } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import { useAnchor } from '../../../runtime/render/useAnchor.ts';
import { formPageLocale } from './formPage.locale.ts';

/** Leads to who may see, change and remove the record: for who decides over its rights. */
export const WhoSees = observer(function WhoSees({ form, record }: { form: string; record: string }) {
  const text = useText(formPageLocale);
  const { token } = theme.useToken();
  const anchorOf = useAnchor();
  const asked = new URLSearchParams({ form, record }).toString();
  return (
    <a
      {...anchorOf(`/rights/who?${asked}`, true)}
      className="atrium-screen-only"
      style={{ color: token.colorTextTertiary, fontSize: token.fontSizeSM, marginInlineEnd: 'auto' }}
    >
      <TeamOutlined aria-hidden /> {text('whoSees')}
    </a>
  );
});
