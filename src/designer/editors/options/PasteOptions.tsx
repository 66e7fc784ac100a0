import { Button, Input, Modal } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useRef, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Option } from '../../../schemas/option.ts';
import { listed } from '../../../schemas/text.ts';
import { MOST_OPTIONS, readPasted } from './optionList.ts';
import { optionsLocale } from './options.locale.ts';

interface PasteOptionsProps {
  there: readonly Option[];
  leave: () => void;
  /** Takes all options as they are from then on. */
  take: (options: readonly Option[]) => void;
}

/** How many values are named of those that are left out. */
const NAMED = 5;

/** Many options at once, of lines or of the cells of a sheet; what becomes of them is said before they are taken. */
export function PasteOptions({ there, leave, take }: PasteOptionsProps) {
  const text = useText(optionsLocale);
  const { locale } = useRoot();
  const [typed, type] = useState('');
  const box = useRef<TextAreaRef>(null);
  const added = readPasted(typed, there);
  const fresh = readPasted(typed, []);
  return (
    <Modal
      open
      title={text('pasteTitle')}
      // The dialog takes the focus for itself when it opens.
      afterOpenChange={(open) => open && box.current?.focus()}
      onCancel={leave}
      footer={
        <>
          <Button onClick={leave}>{text('cancel')}</Button>
          {there.length > 0 && (
            <Button disabled={fresh.options.length === 0} onClick={() => take(fresh.options)}>
              {text('replace')}
            </Button>
          )}
          <Button
            type="primary"
            disabled={added.options.length === 0}
            onClick={() => take([...there, ...added.options])}
          >
            {text('append')}
          </Button>
        </>
      }
    >
      <div className="at-settings">
        <p className="at-settings-default">{text('pasteHelp')}</p>
        <Input.TextArea
          ref={box}
          aria-label={text('pasteLines')}
          placeholder={text('pasteExample')}
          autoSize={{ minRows: 8, maxRows: 16 }}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
        <div role="status">
          {typed.trim() !== '' && (
            <p className="at-settings-default">{text('willAdd', { count: added.options.length })}</p>
          )}
          {added.repeated.length > 0 && (
            <p className="at-settings-wrong">
              {text('repeats', {
                count: added.repeated.length,
                values: listed(added.repeated.slice(0, NAMED), locale.locale),
              })}
            </p>
          )}
          {added.left > 0 && (
            <p className="at-settings-wrong">{text('noRoom', { most: MOST_OPTIONS, count: added.left })}</p>
          )}
        </div>
      </div>
    </Modal>
  );
}
