import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { type GuideTopic, guideAddress } from './guideAddress.ts';
import { helpLocale } from './help.locale.ts';

/** Leads to where the guide explains what stands around it, in a tab of its own. */
export const HelpLink = observer(function HelpLink({ topic }: { topic: GuideTopic }) {
  const { locale } = useRoot();
  const text = useText(helpLocale);
  return (
    <Button
      type="text"
      size="small"
      className="at-help-link"
      icon={<QuestionCircleOutlined aria-hidden />}
      href={guideAddress(topic, locale.locale)}
      target="_blank"
      rel="noopener"
      aria-label={text('help')}
      title={text('help')}
    />
  );
});
