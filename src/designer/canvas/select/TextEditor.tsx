import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { retitled } from '../../../documents/edit/ownTitle.ts';
import { setMember } from '../../../documents/edit/setMember.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { useRename } from '../../rename/RenameContext.ts';
import { useCanvas } from '../CanvasModel.ts';
import { canvasLocale } from '../canvas.locale.ts';
import { boxStyle } from '../boxStyle.ts';
import { textMembers, type TextMember, useShownText } from './editText.ts';

/** The box in which a text is edited over the place where it stands; Enter and leaving keep it, Escape does not. */
export const TextEditor = observer(function TextEditor() {
  const canvas = useCanvas();
  const { edited, drawn, model } = canvas;
  const part = edited && drawn.byKey.get(edited.key);
  const rect = part && canvas.rectOf(part);
  if (edited === undefined || part === undefined || rect === undefined) return null;
  const members = textMembers(part, model.language.metas.get(part.part.type ?? ''));
  const found = members.find(({ member }) => member === edited.member);
  if (found === undefined) return null;
  return (
    <div className="at-canvas-edit" style={boxStyle(rect)}>
      <TextBox key={`${part.key} ${found.member}`} partKey={part.key} text={found} />
    </div>
  );
});

function TextBox({ partKey, text: { member, named, value } }: { partKey: string; text: TextMember }) {
  const canvas = useCanvas();
  const { locale } = useRoot().locale;
  const rename = useRename();
  const text = useText(canvasLocale);
  const before = useShownText(value);
  const [typed, setTyped] = useState(before);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.select(), []);
  const keep = (): void => {
    if (canvas.edited === undefined) return;
    canvas.edit(undefined);
    const next = retitled(value, typed, locale);
    if (typed === before) return;
    canvas.model.run(setMember([partKey], member, next, named));
    if (member === '/title') void rename?.followTitle(partKey, value);
  };
  return (
    <input
      ref={box}
      value={typed}
      aria-label={text('editText')}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) keep();
        if (event.key === 'Escape') canvas.edit(undefined);
      }}
    />
  );
}
