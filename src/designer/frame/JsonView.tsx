import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { readDocument } from '../../documents/check/shape.ts';
import { replaceDocument } from '../../documents/edit/setMember.ts';
import { documentFits } from '../core/documentFits.ts';
import { JsonEditor } from '../settings/JsonEditor.tsx';
import { jsonText, parseJson } from '../settings/jsonText.ts';
import { useDesign } from './DesignContext.ts';

/**
 * The document as text. What is typed becomes the document as soon as it is one; until then it stays here, with what is
 * wrong. Loaded where it is opened: it brings the validators of all documents along.
 */
export const JsonView = observer(function JsonView() {
  const { model } = useDesign();
  const { document } = model;
  const [typed, setTyped] = useState(() => ({ of: document, text: jsonText(document) }));
  useEffect(() => {
    setTyped((before) => (before.of === document ? before : { of: document, text: jsonText(document) }));
  }, [document]);
  const findings = useMemo(() => read(typed.text).findings, [typed.text]);
  const change = (text: string): void => {
    const next = read(text).document;
    if (next !== undefined && model.run(replaceDocument(next), 'json'))
      setTyped({ of: model.document, text });
    else setTyped({ of: document, text });
  };
  return (
    <JsonEditor
      text={typed.text}
      findings={findings}
      change={change}
      restore={() => setTyped({ of: document, text: jsonText(document) })}
    />
  );
});

/** A text as a document; of what is no JSON the editor says where. */
function read(text: string): ReturnType<typeof readDocument> {
  const parsed = parseJson(text);
  return parsed.ok ? readDocument(parsed.value, documentFits) : { document: undefined, findings: [] };
}
