import { AppstoreOutlined, SettingOutlined, WarningOutlined } from '@ant-design/icons';
import { Alert, Badge, Button, Drawer } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { BottomSide } from './BottomSide.tsx';
import { useDesign } from './DesignContext.ts';
import { designLocale } from './design.locale.ts';
import { LeftSide } from './LeftSide.tsx';
import { RightSide } from './RightSide.tsx';

type Side = 'parts' | 'panel' | 'problems';

interface DrawnSidesProps {
  /** Called once a widget was put into the document. */
  inserted: () => void;
  /** The middle. */
  children: ReactNode;
}

/** On a phone the middle has the window to itself; the sides are drawn over it by buttons below. */
export const DrawnSides = observer(function DrawnSides({ inserted, children }: DrawnSidesProps) {
  const { problems } = useDesign();
  const text = useText(designLocale);
  const [open, setOpen] = useState<Side>();
  const close = (): void => setOpen(undefined);
  const side = (name: Side, icon: ReactNode) => (
    <Button type="text" aria-expanded={open === name} icon={icon} onClick={() => setOpen(name)}>
      {text(name)}
    </Button>
  );
  const drawer = (name: Side, placement: 'left' | 'right' | 'bottom', content: ReactNode) => (
    <Drawer
      rootClassName="at-design-drawer"
      open={open === name}
      placement={placement}
      {...(placement === 'bottom' ? { height: '70%' } : { width: 'min(360px, 88vw)' })}
      title={text(name)}
      destroyOnHidden
      onClose={close}
    >
      {content}
    </Drawer>
  );
  return (
    <div className="at-design-narrow">
      <Alert banner closable type="info" message={text('narrowHint')} />
      {children}
      <nav className="at-design-sides" aria-label={text('sides')}>
        {side('parts', <AppstoreOutlined aria-hidden />)}
        {side('panel', <SettingOutlined aria-hidden />)}
        {side(
          'problems',
          <Badge size="small" count={problems.asFindings.length}>
            <WarningOutlined aria-hidden />
          </Badge>,
        )}
      </nav>
      {drawer(
        'parts',
        'left',
        <LeftSide
          isWide={false}
          textsOpened={ignored}
          inserted={() => {
            close();
            inserted();
          }}
        />,
      )}
      {drawer('panel', 'right', <RightSide />)}
      {drawer('problems', 'bottom', <BottomSide />)}
    </div>
  );
});

const ignored = (): void => undefined;
