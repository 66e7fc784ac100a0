import { ArrowLeftOutlined, CopyOutlined, EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { InterfaceModel } from './InterfaceModel.ts';
import { interfaceLocale } from './interface.locale.ts';

const TONES = { new: 'default', draft: 'default', published: 'green', changed: 'gold' } as const;

interface HeadBarProps {
  model: InterfaceModel;
  /** The address of the list. */
  list: string;
  save: () => void;
  publish: () => void;
  unpublish: () => void;
  remove: () => void;
}

/** What is worked on, how it stands, and what can be done with it. Stays in sight, but on phones. */
export const HeadBar = observer(function HeadBar(props: HeadBarProps) {
  const { model, list, save, publish, unpublish, remove } = props;
  const { ui } = useRoot();
  const text = useText(interfaceLocale);
  const { stored, state, work, dirty, definition } = model;
  const address = `${definition.moduleCode}/${definition.interfaceUrl}`;
  const isPublished = state === 'published' || state === 'changed';
  const copy = async (): Promise<void> => {
    if (await ui.copy(address)) ui.message('success', text('copied'));
  };
  return (
    <header className="at-interface-head">
      <Link to={list} className="at-icon-button" aria-label={text('toList')} title={text('toList')}>
        <ArrowLeftOutlined aria-hidden />
      </Link>
      <div className="at-interface-name">
        <h1>{definition.name || text(stored ? 'unnamed' : 'newInterface')}</h1>
        <Tag color={TONES[state]}>{text(state)}</Tag>
        {dirty && (
          <span role="status" className="at-field-note">
            {text('unsaved')}
          </span>
        )}
        {stored && (
          <button
            type="button"
            className="at-plain at-interface-address"
            title={text('copyHelp')}
            aria-label={text('copyAddress', { address })}
            onClick={() => void copy()}
          >
            <code>{address}</code> <CopyOutlined aria-hidden />
          </button>
        )}
      </div>
      <div className="at-field-line">
        <Button loading={work === 'save'} disabled={!dirty && stored !== undefined} onClick={save}>
          {text('save')}
        </Button>
        <Button
          type="primary"
          loading={work === 'publish'}
          disabled={state === 'published' && !dirty}
          onClick={publish}
        >
          {text(dirty || stored === undefined ? 'saveAndPublish' : 'publish')}
        </Button>
        {stored && (
          <Dropdown
            trigger={['click']}
            menu={{
              items: [
                { key: 'unpublish', label: text('unpublish'), disabled: !isPublished, onClick: unpublish },
                {
                  key: 'remove',
                  danger: true,
                  disabled: isPublished,
                  label: text(isPublished ? 'removeLater' : 'remove'),
                  onClick: remove,
                },
              ],
            }}
          >
            <Button aria-label={text('more')} icon={<EllipsisOutlined aria-hidden />} />
          </Dropdown>
        )}
      </div>
    </header>
  );
});
