import { Button } from 'antd';
import { useId, useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import type { ControlProps } from './controlProps.ts';
import { JsonControl } from './JsonControl.tsx';
import { settingsLocale } from './settings.locale.ts';

/** A chain of actions: how many there are, and behind a fold what they are. */
export function ActionsControl(props: ControlProps) {
  const text = useText(settingsLocale);
  const [open, setOpen] = useState(false);
  const made = useId();
  const { title, value } = props;
  const count = Array.isArray(value) ? value.length : 0;
  const said = count === 0 ? text('noActions') : text('actionCount', { count });
  return (
    <div className="at-settings-actions">
      <Button
        size="small"
        aria-expanded={open}
        aria-label={text('actionsOf', { title, said })}
        onClick={() => setOpen(!open)}
      >
        {said}
      </Button>
      {open && <JsonControl {...props} id={made} />}
    </div>
  );
}
