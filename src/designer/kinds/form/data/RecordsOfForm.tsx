import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { DocumentView } from '../../../../runtime/render/DocumentView.tsx';
import { OpenResourceContext, type OpenResource } from '../../../../runtime/render/OpenResource.tsx';
import { useText } from '../../../../runtime/locale/useText.ts';
import { RootContext } from '../../../../runtime/stores/RootContext.tsx';
import { useDesign } from '../../../frame/DesignContext.ts';
import type { PublishedForm } from './dataCalls.ts';
import { dataLocale } from './data.locale.ts';
import { listOfForm } from './listOfForm.ts';
import { useRecordsRoot } from './useRecordsRoot.ts';

const NOTHING = {};

/** The records of a published form, drawn by the widget that draws lists; it reads, and changes nothing. */
export const RecordsOfForm = observer(function RecordsOfForm({ published }: { published: PublishedForm }) {
  const { model } = useDesign();
  const text = useText(dataLocale);
  const root = useRecordsRoot();
  const { metas } = model.language;
  const list = useMemo(() => listOfForm(published.form, metas), [published, metas]);
  const open = useMemo(
    (): OpenResource | undefined =>
      list && {
        resource: {
          kind: list.kind,
          id: list.id,
          version: published.version,
          document: list,
          rights: undefined,
        },
        params: NOTHING,
        close: undefined,
        overlay: undefined,
        memory: undefined,
      },
    [list, published],
  );
  if (open === undefined) return <p className="at-formview-note">{text('noFields')}</p>;
  return (
    <RootContext.Provider value={root}>
      <OpenResourceContext.Provider value={open}>
        <DocumentView kind="mgrList" />
      </OpenResourceContext.Provider>
    </RootContext.Provider>
  );
});
