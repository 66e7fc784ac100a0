import { Alert, Button, Spin } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { readDocument } from '../../documents/check/shape.ts';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import { type DocumentKey, fetchWorking } from '../core/designCalls.ts';
import { ChangeList } from '../publish/ChangeList.tsx';
import { SideBySide } from '../publish/SideBySide.tsx';
import { keyOf } from './bundle.ts';
import { bundlesLocale } from './bundles.locale.ts';
import type { Entry, ImportModel } from './ImportModel.ts';

/** What is different between the working document that is here and the one of the file. */
export const ArrivalDifference = observer(function ArrivalDifference({
  model,
  entry,
}: {
  model: ImportModel;
  entry: Entry;
}) {
  const { client } = useRoot();
  const text = useText(bundlesLocale);
  const [isWhole, showWhole] = useState(false);
  const coming = model.bundle?.documents.find((each) => keyOf(each) === entry.key);
  const id = model.trial?.ids[entry.key] ?? entry.id;
  const load = useCallback(
    async (signal: AbortSignal): Promise<readonly [AtriumDocument, AtriumDocument | undefined]> => {
      const { documentFits } = await import('../core/documentFits.ts');
      const { document } = readDocument(coming?.schema, documentFits);
      const here = await fetchWorking(
        client,
        { kind: coming?.kind ?? 'app', id } satisfies DocumentKey,
        signal,
      );
      return [here.document, document && { ...document, id }];
    },
    [client, coming, id],
  );
  const { loaded, retry } = useLoaded(load);
  if (loaded.status === 'loading') return <Spin />;
  if (loaded.status === 'failed')
    return (
      <Alert
        type="error"
        message={messageOf(loaded.error)}
        action={
          <Button size="small" onClick={retry}>
            {text('again')}
          </Button>
        }
      />
    );
  const [before, after] = loaded.value;
  if (after === undefined) return null;
  return (
    <section aria-label={text('changesOf', { name: entry.name })} className="at-publish">
      <ChangeList before={before} after={after} />
      <Button size="small" type="link" aria-expanded={isWhole} onClick={() => showWhole(!isWhole)}>
        JSON
      </Button>
      {isWhole && <SideBySide before={before} after={after} titles={[text('hereNow'), text('inFile')]} />}
    </section>
  );
});
