import { Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FLOW_PRINT } from '../../../runtime/flow/flowAddress.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useBackCloses } from '../../../runtime/render/useBackCloses.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { MOST_PAPERS, papersOf } from '../print/chosenPapers.ts';
import type { FlowList } from './FlowList.ts';
import { flowListsLocale } from './flowLists.locale.ts';

/** Says how a PDF is had, by printing, and leads there: with what is chosen, else with the first lines of the list. */
export const PdfDialog = observer(function PdfDialog({ list, close }: { list: FlowList; close: () => void }) {
  const { overlays } = useRoot();
  const text = useText(flowListsLocale);
  const navigate = useNavigate();
  const [isGoing, go] = useState(false);
  useBackCloses(!isGoing, close);
  const chosen = papersOf(list.choice.rows.values());
  const papers = (chosen.length > 0 ? chosen : papersOf(list.rows)).slice(0, MOST_PAPERS);
  const latest = useRef(papers);
  latest.current = papers;
  useEffect(() => {
    // The entry of the dialog is on its way out of the history by then.
    if (isGoing) overlays.leave(() => void navigate(FLOW_PRINT, { state: { papers: latest.current } }));
  }, [isGoing, overlays, navigate]);
  return (
    <Modal
      open
      width={480}
      title={text('exportPdf')}
      okText={text(chosen.length > 0 ? 'pdfChosen' : 'pdfFirst', { n: papers.length })}
      okButtonProps={{ disabled: papers.length === 0 }}
      cancelText={text('cancel')}
      onOk={() => go(true)}
      onCancel={close}
    >
      <p>{text('pdfHow')}</p>
      <p>{text(chosen.length > MOST_PAPERS ? 'tooManyPapers' : 'pdfWhich', { n: MOST_PAPERS })}</p>
    </Modal>
  );
});
