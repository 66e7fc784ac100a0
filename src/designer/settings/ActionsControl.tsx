import { ExpandOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { ActionsEditor } from '../editors/actions/ActionsEditor.tsx';
import { actionsLocale } from '../editors/actions/actions.locale.ts';
import { useText } from '../../runtime/locale/useText.ts';
import type { NestingProps } from './controlProps.ts';
import { useSettings } from './SettingsContext.ts';

/** A chain of actions: as cards in the panel, or in a window of its own where they are many. */
export function ActionsControl(props: NestingProps) {
  const text = useText(actionsLocale);
  const [isLarge, setLarge] = useState(false);
  const { undo } = useSettings();
  const { title, value } = props;
  return (
    <div role="group" aria-label={title} className="at-settings-actions">
      {!isLarge && <ActionsEditor {...props} />}
      {Array.isArray(value) && value.length > 0 && (
        <Button
          size="small"
          type="text"
          className="at-actions-expand"
          aria-label={text('expandOf', { title })}
          icon={<ExpandOutlined aria-hidden />}
          onClick={() => setLarge(true)}
        >
          {text('expand')}
        </Button>
      )}
      <Modal
        open={isLarge}
        title={title}
        width={760}
        footer={
          <>
            {undo && (
              <Button icon={<UndoOutlined aria-hidden />} onClick={undo}>
                {text('undo')}
              </Button>
            )}
            <Button type="primary" onClick={() => setLarge(false)}>
              {text('done')}
            </Button>
          </>
        }
        destroyOnHidden
        onCancel={() => setLarge(false)}
      >
        <ActionsEditor {...props} />
      </Modal>
    </div>
  );
}
