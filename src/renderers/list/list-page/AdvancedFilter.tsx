import { FilterOutlined } from '@ant-design/icons';
import { Badge, Button, Tooltip } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { NonBlocking } from '../../../runtime/render/NonBlocking.tsx';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import { countParts } from './condition.ts';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';

const ConditionPanel = lazyPart(async () => (await import('./ConditionPanel.tsx')).default);

/** Opens the conditions that a person puts together; says how many there are. */
export default observer(function AdvancedFilter({ model }: { model: ListModel }) {
  const text = useText(listPageLocale);
  const phone = useRoot().theme.device === 'mobile';
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { condition } = model.question.query;
  const count = condition ? countParts(condition) : 0;
  const label = count > 0 ? text('advancedSet', { count }) : text('advanced');
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Tooltip title={phone || open ? '' : label}>
        <Badge count={count} size="small">
          <Button
            ref={button}
            aria-label={label}
            aria-haspopup="dialog"
            aria-expanded={open}
            icon={<FilterOutlined />}
            onClick={() => {
              setOpen(true);
            }}
          >
            {phone ? text('advancedShort') : null}
          </Button>
        </Badge>
      </Tooltip>
      {open && (
        <NonBlocking gone={close}>
          <ConditionPanel model={model} close={close} />
        </NonBlocking>
      )}
    </>
  );
});
