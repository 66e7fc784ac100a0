import { Input, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useRef, useState } from 'react';
import { setTexts } from '../../documents/edit/setTexts.ts';
import { readSheet } from '../../documents/texts/sheet.ts';
import type { PlacedText } from '../../documents/texts/textsOf.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useDesign } from './DesignContext.ts';
import { textsLocale } from './texts.locale.ts';

interface PasteTextsProps {
  texts: readonly PlacedText[];
  leave: () => void;
}

/** Takes wordings of a sheet; what becomes of them is said before, and all of them are one step. */
export const PasteTexts = observer(function PasteTexts({ texts, leave }: PasteTextsProps) {
  const { model } = useDesign();
  const text = useText(textsLocale);
  const [typed, type] = useState('');
  const box = useRef<TextAreaRef>(null);
  const { changed, unknown } = readSheet(typed, texts);
  const apply = (): void => {
    model.run(setTexts(changed, { zhCN: '粘贴译文', enUS: 'Paste translations' }));
    leave();
  };
  return (
    <Modal
      open
      title={text('paste')}
      okText={text('apply')}
      cancelText={text('cancel')}
      okButtonProps={{ disabled: changed.length === 0 }}
      // The dialog takes the focus for itself when it opens.
      afterOpenChange={(open) => open && box.current?.focus()}
      onCancel={leave}
      onOk={apply}
    >
      <p className="at-design-note">{text('pasteHelp')}</p>
      <Input.TextArea
        ref={box}
        aria-label={text('pasteLines')}
        autoSize={{ minRows: 8, maxRows: 16 }}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <div role="status">
        {typed.trim() !== '' && (
          <p className="at-design-note">{text('willChange', { count: changed.length })}</p>
        )}
        {unknown > 0 && <p className="at-design-note">{text('unknown', { count: unknown })}</p>}
      </div>
    </Modal>
  );
});
