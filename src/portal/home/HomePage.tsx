import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { PlainLayout } from '../parts/PlainLayout.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { useOpenSystem } from '../workspace/useOpenSystem.ts';
import { homeLocale } from './home.locale.ts';
import { HomeScene } from './HomeScene.tsx';
import { SystemGroups } from './SystemGroups.tsx';
import { useSystemList } from './useSystemList.ts';
import './home.css';
import { useComposed } from '../../runtime/render/useComposed.ts';

/** The systems that the person may open. Where there is one, and the container says so, it opens by itself. */
export const HomePage = observer(function HomePage() {
  const { session, systems, platform } = useRoot();
  const text = useText(homeLocale);
  const [keyword, setKeyword] = useState('');
  const sought = useComposed(keyword);
  const { failure, load } = useSystemList();
  const { opening, open } = useOpenSystem();
  const home = session.container?.options.home;
  const only = systems.systems.length === 1 && !systems.isLoadingList ? systems.systems[0]?.id : undefined;
  const byItself = home?.oneAutoOpen === true ? only : undefined;
  useTitle(home?.title || text('title'));
  useEffect(() => {
    if (byItself !== undefined) void open(byItself);
  }, [byItself, open]);
  const { Failure } = platform.chrome;
  return (
    <PlainLayout>
      <div className="at-home">
        <div className="at-home-head at-campus">
          <HomeScene />
          <div>
            <h1>{text('greeting', { name: session.login?.userBaseInfo.realName ?? '' })}</h1>
            {(home?.title || session.roles.length > 0) && <p>{home?.title || text('lead')}</p>}
          </div>
          <Input
            allowClear
            value={keyword}
            size="large"
            prefix={<SearchOutlined aria-hidden />}
            placeholder={text('search')}
            aria-label={text('search')}
            onChange={({ target }) => setKeyword(target.value)}
          />
        </div>
        {failure === undefined ? (
          <SystemGroups keyword={sought} opening={opening} open={(id) => void open(id)} />
        ) : (
          <Failure title={text('failed')} description={failure} retry={() => void load()} />
        )}
      </div>
    </PlainLayout>
  );
});
