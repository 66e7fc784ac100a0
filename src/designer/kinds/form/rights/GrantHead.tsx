import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useDesign } from '../../../frame/DesignContext.ts';
import type { GrantColumn } from './grantColumns.ts';
import { rightsLocale } from './rights.locale.ts';

interface GrantHeadProps {
  of: GrantColumn;
  title: string;
  remove: () => void;
  /** Whether a press on the title shows the grant in the panel beside. */
  selects?: boolean;
}

/** The heading of a column of rights: whose they are, and the way to take them away. */
export const GrantHead = observer(function GrantHead({
  of: { key },
  title,
  remove,
  selects = false,
}: GrantHeadProps) {
  const { model } = useDesign();
  const text = useText(rightsLocale);
  return (
    <span className="at-rights-role">
      {selects ? (
        <button
          type="button"
          className="at-plain"
          aria-pressed={model.selection.includes(key)}
          onClick={() => model.select([key])}
        >
          {title}
        </button>
      ) : (
        title
      )}
      <Button
        size="small"
        type="text"
        aria-label={text('removeRole', { role: title })}
        title={text('removeRole', { role: title })}
        icon={<CloseOutlined aria-hidden />}
        onClick={remove}
      />
    </span>
  );
});
