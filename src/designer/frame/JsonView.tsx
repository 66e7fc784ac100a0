import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { readDocument } from '../../documents/check/shape.ts';
import { replaceDocument } from '../../documents/edit/setMember.ts';
import { JsonEditor } from '../settings/JsonEditor.tsx';
import { jsonText, parseJson } from '../settings/jsonText.ts';
import { useDesign } from './DesignContext.ts';

/** The document as text. What is typed becomes the document as soon as it is one; until then it stays here, with what is wrong. */
export const JsonView = observer(function JsonView() {
  const { model } = useDesign();
  const { document } = model;
  const [typed, setTyped] = useState(() => ({ of: document, text: jsonText(document) }));
  useEffect(() => {
    setTyped((before) => (before.of === document ? before : { of: document, text: jsonText(document) }));
  }, [document]);
  const parsed = parseJson(typed.text);
  const read = parsed.ok ? readDocument(parsed.value) : undefined;
  const change = (text: string): void => {
    const value = parseJson(text);
    const next = value.ok ? readDocument(value.value).document : undefined;
    if (next !== undefined && model.run(replaceDocument(next), 'json'))
      setTyped({ of: model.document, text });
    else setTyped({ of: document, text });
  };
  return (
    <JsonEditor
      text={typed.text}
      findings={read?.findings ?? []}
      change={change}
      restore={() => setTyped({ of: document, text: jsonText(document) })}
    />
  );
});
