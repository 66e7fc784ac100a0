import { LinkOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { useText } from '../../runtime/locale/useText.ts';
import { writeExperiment } from './experimentLink.ts';
import { galleryLocale } from './gallery.locale.ts';
import { useStageUi } from './useStageUi.ts';

interface EditedBarProps {
  /** What stands in the editor; undefined while it is no JSON. */
  value: unknown;
  reset: () => void;
}

/** Says that the stage no longer shows the example, and leads back to it, or takes it to somebody else. */
export function EditedBar({ value, reset }: EditedBarProps) {
  const text = useText(galleryLocale);
  const ui = useStageUi();
  const share = (): void => {
    const hash = writeExperiment(value);
    if (hash === undefined) {
      ui.message('warning', text('linkTooLong'));
      return;
    }
    const { origin, pathname, search } = window.location;
    void ui.copy(`${origin}${pathname}${search}${hash}`).then((copied) => {
      if (copied) ui.message('success', text('linkCopied'));
    });
  };
  return (
    <div className="at-gallery-edited" role="status">
      <Tag color="processing">{text('edited')}</Tag>
      <span>{text('editedHint')}</span>
      <Button size="small" icon={<UndoOutlined aria-hidden />} onClick={reset}>
        {text('toExample')}
      </Button>
      <Button size="small" icon={<LinkOutlined aria-hidden />} disabled={value === undefined} onClick={share}>
        {text('copyLink')}
      </Button>
    </div>
  );
}
