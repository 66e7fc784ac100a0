import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { mayLose } from '../overlay/mayLose.ts';
import { previewLocale } from './preview.locale.ts';
import './preview.css';

/** Says that a draft is seen and not what is published, with the way out of it. */
export const PreviewNotice = observer(function PreviewNotice() {
  const root = useRoot();
  const text = useText(previewLocale);
  const { systems, route, ui, unsaved, session } = root;
  // Whoever may not design is refused the draft.
  if (root.preview !== 'draft' || !session.mayDesign) return null;
  const leave = async (): Promise<void> => {
    if (unsaved.any() && !(await mayLose(root, () => unsaved.any()))) return;
    unsaved.giveUp();
    const query = new URLSearchParams(route.search);
    query.delete('managePreview');
    const rest = query.toString();
    const isSystem = systems.current?.preview === true;
    ui.navigate(isSystem ? '/home' : `${route.path}${rest === '' ? '' : `?${rest}`}`);
    // Left behind it: the address that is left names the system, which would be opened once more.
    if (isSystem) systems.leave();
  };
  return (
    <aside className="at-preview-notice" aria-label={text('label')}>
      <EyeOutlined aria-hidden />
      <span>{text('draft')}</span>
      <Button type="link" size="small" onClick={() => void leave()}>
        {text('leave')}
      </Button>
    </aside>
  );
});
