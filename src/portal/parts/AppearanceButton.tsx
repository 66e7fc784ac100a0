import { SkinOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { AppearancePanel } from './AppearancePanel.tsx';
import { partsLocale } from './parts.locale.ts';

/** Opens the choices of looks. */
export const AppearanceButton = observer(function AppearanceButton() {
  const text = useText(partsLocale);
  return (
    <Popover trigger="click" placement="bottomRight" arrow={false} content={<AppearancePanel />}>
      <button
        type="button"
        className="at-icon-button"
        aria-label={text('appearance')}
        title={text('appearance')}
      >
        <SkinOutlined aria-hidden />
      </button>
    </Popover>
  );
});
