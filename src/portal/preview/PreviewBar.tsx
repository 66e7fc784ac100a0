import { CloseOutlined, MoonOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, DatePicker, Segmented } from 'antd';
import dayjs from 'dayjs';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PersonOfRole } from '../../designer/editors/pickers/PersonOfRole.tsx';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { datePatterns } from '../../runtime/locale/datePatterns.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import { type PreviewChoices, type PreviewDevice, devices } from './choices.ts';
import type { PreviewModel } from './PreviewModel.ts';
import { RecordSelect } from './RecordSelect.tsx';
import { recordModule, takesRecord } from './previewPath.ts';
import { previewScreenLocale } from './previewScreen.locale.ts';

interface PreviewBarProps {
  model: PreviewModel;
  document: AtriumDocument;
  choices: PreviewChoices;
  change: (part: Partial<PreviewChoices>) => void;
  leave: () => void;
  /** Further tools over the page that runs. */
  tools: ReactNode;
}

/** As whom, when and on what the page is seen. */
export const PreviewBar = observer(function PreviewBar(props: PreviewBarProps) {
  const { model, document, choices, change, leave, tools } = props;
  const { name } = document;
  const { locale } = useRoot();
  const text = useText(previewScreenLocale);
  return (
    <header className="at-preview-bar" aria-label={text('label')}>
      <h1 title={name}>{text('title', { name })}</h1>
      <SearchSelect<string | null>
        className="at-preview-role"
        aria-label={text('role')}
        placeholder={text('role')}
        loading={model.roles === undefined && model.rolesFailure === undefined}
        value={choices.role ?? null}
        options={(model.roles ?? []).map((each) => ({
          value: each.value,
          label: locale.localise(each.label),
        }))}
        onChange={(role) => {
          change({ role: role ?? undefined, user: undefined });
        }}
      />
      <PersonOfRole
        className="at-preview-person"
        role={choices.role}
        value={choices.user}
        change={(user) => {
          change({ user });
        }}
      />
      {takesRecord(document) && (
        <RecordSelect
          module={recordModule(document)}
          value={choices.record}
          change={(record) => {
            change({ record });
          }}
        />
      )}
      <DatePicker
        className="at-preview-at"
        aria-label={text('at')}
        placeholder={text('atNow')}
        showTime={{ format: 'HH:mm' }}
        format={datePatterns(locale.notation, true)}
        value={choices.at === undefined ? null : dayjs(choices.at)}
        onChange={(at, written) => {
          change({ at: written === '' ? undefined : at.toISOString() });
        }}
      />
      <Segmented<PreviewDevice>
        aria-label={text('device')}
        value={choices.device}
        options={devices.map((value) => ({ value, label: text(value) }))}
        onChange={(device) => {
          change({ device });
        }}
      />
      <Button
        type={choices.dark ? 'primary' : 'default'}
        ghost={choices.dark}
        icon={<MoonOutlined aria-hidden />}
        aria-label={text('dark')}
        title={text('dark')}
        aria-pressed={choices.dark}
        onClick={() => {
          change({ dark: !choices.dark });
        }}
      />
      <Button
        type={choices.inspects ? 'primary' : 'default'}
        ghost={choices.inspects}
        icon={<SearchOutlined aria-hidden />}
        aria-pressed={choices.inspects}
        onClick={() => {
          change({ inspects: !choices.inspects });
        }}
      >
        {text('inspector')}
      </Button>
      {tools}
      <Button className="at-preview-leave" icon={<CloseOutlined aria-hidden />} onClick={leave}>
        {text('leave')}
      </Button>
    </header>
  );
});
