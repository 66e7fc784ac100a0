import { Alert, Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { readDocument } from '../../documents/check/shape.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { documentFits } from '../core/documentFits.ts';
import { JsonCode } from '../json/JsonCode.tsx';
import { draftOf } from '../json/JsonDraft.ts';
import { JsonEditor } from '../settings/JsonEditor.tsx';
import { parseJson } from '../settings/jsonText.ts';
import { useDesign } from './DesignContext.ts';
import { designLocale } from './design.locale.ts';

/**
 * The document as text. What is typed becomes the document as soon as it is one; until then it stays here, with what is
 * wrong. Loaded where it is opened: it brings the validators of all documents along.
 */
export const JsonView = observer(function JsonView() {
  const { model } = useDesign();
  const text = useText(designLocale);
  const draft = draftOf(model);
  const findings = useMemo(() => read(draft.text).findings, [draft.text]);
  return (
    <>
      {draft.isBehind && (
        <Alert
          type="warning"
          showIcon
          message={text('jsonBehind')}
          action={
            <Button size="small" onClick={() => draft.takeNewest()}>
              {text('jsonNewest')}
            </Button>
          }
        />
      )}
      <JsonEditor
        text={draft.text}
        findings={findings}
        change={(typed) => draft.type(typed, read(typed).document)}
        restore={() => draft.takeNewest()}
        Box={JsonCode}
      />
    </>
  );
});

/** A text as a document; of what is no JSON the editor says where. */
function read(text: string): ReturnType<typeof readDocument> {
  const parsed = parseJson(text);
  return parsed.ok ? readDocument(parsed.value, documentFits) : { document: undefined, findings: [] };
}
