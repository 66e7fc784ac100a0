import { SafetyCertificateOutlined, SwapOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FLOW_VERIFY } from '../../../../runtime/flow/flowAddress.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { FlowList } from '../FlowList.ts';
import { HandOverDialog } from './HandOverDialog.tsx';
import { manageLocale } from './manage.locale.ts';

/** What managers look at: the instances themselves, or figures about them. */
export type ManageView = 'list' | 'statistics';

interface ManagePanelProps {
  list: FlowList;
  view: ManageView;
  show: (view: ManageView) => void;
}

/** What managers do with many: look at figures, hand over what somebody has open. */
export const ManagePanel = observer(function ManagePanel({ list, view, show }: ManagePanelProps) {
  const text = useText(manageLocale);
  const navigate = useNavigate();
  const [handing, hand] = useState(false);
  const close = (): void => hand(false);
  return (
    <div className="at-flow-manage">
      <Segmented<ManageView>
        aria-label={text('view')}
        value={view}
        options={[
          { value: 'list', label: text('list') },
          { value: 'statistics', label: text('statistics') },
        ]}
        onChange={show}
      />
      <Button icon={<SwapOutlined aria-hidden />} onClick={() => hand(true)}>
        {text('handOver')}
      </Button>
      <Button icon={<SafetyCertificateOutlined aria-hidden />} onClick={() => void navigate(FLOW_VERIFY)}>
        {text('verify')}
      </Button>
      {handing && (
        <HandOverDialog
          flow={list.flow}
          close={close}
          done={() => {
            close();
            void list.refresh();
          }}
        />
      )}
    </div>
  );
});
