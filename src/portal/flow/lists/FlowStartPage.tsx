import { SearchOutlined } from '@ant-design/icons';
import { Empty, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useComposed } from '../../../runtime/render/useComposed.ts';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { FLOW_GROUPS } from '../../../schemas/flow/flowGroups.ts';
import type { StartableFlow } from '../../../schemas/wire/flowLists.ts';
import { PlainLayout } from '../../parts/PlainLayout.tsx';
import { useTitle } from '../../parts/useTitle.ts';
import { startableFlows } from '../flowCalls.ts';
import { FlowIcon } from '../shared/FlowIcon.tsx';
import { flowApplyAddress, flowListAddress } from '../../../runtime/flow/flowAddress.ts';
import { flowStartLocale } from './flowStart.locale.ts';
import { OwnDrafts } from './OwnDrafts.tsx';
import './flowLists.css';
import './flowStart.css';

/** `/flowStart`: the flows that a person may start, by their groups, and what they have begun and not submitted. */
export const FlowStartPage = observer(function FlowStartPage() {
  const { client, platform } = useRoot();
  const text = useText(flowStartLocale);
  const [keyword, setKeyword] = useState('');
  const sought = useComposed(keyword).trim().toLowerCase();
  const load = useCallback((signal: AbortSignal) => startableFlows(client, signal), [client]);
  const { loaded, retry } = useLoaded(load);
  const { Loading, Failure } = platform.chrome;
  useTitle(text('title'));
  return (
    <PlainLayout>
      <section className="at-flow-lists" aria-label={text('title')}>
        <header>
          <h1>{text('title')}</h1>
          <Link to={flowListAddress('apply')}>{text('mine')}</Link>
        </header>
        <Input
          allowClear
          className="at-flow-start-search"
          prefix={<SearchOutlined aria-hidden />}
          value={keyword}
          placeholder={text('search')}
          aria-label={text('search')}
          onChange={({ target }) => setKeyword(target.value)}
        />
        {loaded.status === 'loading' && <Loading shape="widget" />}
        {loaded.status === 'failed' && (
          <Failure title={text('failed')} description={messageOf(loaded.error)} retry={retry} />
        )}
        {loaded.status === 'ready' && <Groups flows={loaded.value} sought={sought} />}
        <OwnDrafts />
      </section>
    </PlainLayout>
  );
});

interface GroupsProps {
  flows: readonly StartableFlow[];
  /** In small letters; empty: all. */
  sought: string;
}

const Groups = observer(function Groups({ flows, sought }: GroupsProps) {
  const { dictionaries, locale } = useRoot();
  const text = useText(flowStartLocale);
  const says = ({ title, description }: StartableFlow): string =>
    `${locale.localise(title)} ${description === null ? '' : locale.localise(description)}`.toLowerCase();
  const found = flows.filter((flow) => says(flow).includes(sought));
  if (found.length === 0)
    return (
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={text(flows.length === 0 ? 'empty' : 'nothingFound')}
      />
    );
  const groups = new Map<string, readonly StartableFlow[]>();
  for (const flow of found) {
    const group = flow.group ?? '';
    groups.set(group, [...(groups.get(group) ?? []), flow]);
  }
  // What is of no group stands behind all that is of one.
  const ungrouped = groups.get('');
  if (ungrouped && groups.delete('')) groups.set('', ungrouped);
  // Only where a flow says of a group is there a dictionary to be asked.
  const names =
    groups.size === 1 && groups.has('') ? undefined : dictionaries.options(`dictionary:${FLOW_GROUPS}`);
  const nameOf = (group: string): string => {
    const option = names?.find(group);
    if (option) return locale.localise(option.label);
    return group === '' ? text('others') : group;
  };
  return (
    <>
      {[...groups].map(([group, members]) => (
        <section key={group} className="at-flow-group" aria-label={nameOf(group)}>
          {names !== undefined && <h2>{nameOf(group)}</h2>}
          <ul>
            {members.map(({ id, icon, title, description }) => (
              <li key={id}>
                <Link to={flowApplyAddress(id)}>
                  <FlowIcon flow={id} icon={icon} />
                  <span>
                    <strong>{locale.localise(title)}</strong>
                    {description !== null && <small>{locale.localise(description)}</small>}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
});
