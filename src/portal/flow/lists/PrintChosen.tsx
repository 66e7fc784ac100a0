import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { FLOW_PRINT } from '../../../runtime/flow/flowAddress.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { MOST_PAPERS, papersOf } from '../print/chosenPapers.ts';
import type { FlowList } from './FlowList.ts';
import { flowListsLocale } from './flowLists.locale.ts';

/** Prints the chosen lines together. */
export const PrintChosen = observer(function PrintChosen({ list }: { list: FlowList }) {
  const text = useText(flowListsLocale);
  const navigate = useNavigate();
  const papers = papersOf(list.choice.rows.values());
  const isTooMany = papers.length > MOST_PAPERS;
  return (
    <>
      {isTooMany && <span role="status">{text('tooManyPapers', { n: MOST_PAPERS })}</span>}
      <Button
        type="primary"
        icon={<PrinterOutlined aria-hidden />}
        disabled={isTooMany}
        onClick={() => void navigate(FLOW_PRINT, { state: { papers } })}
      >
        {text('print')}
      </Button>
    </>
  );
});
