import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { PlainLayout } from '../parts/PlainLayout.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { useOpenSystem } from '../workspace/useOpenSystem.ts';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import { NonBlocking } from '../../runtime/render/NonBlocking.tsx';
import { isProductId } from '../../schemas/kinds.ts';
import { homeLocale } from './home.locale.ts';
import { HomeScene } from './HomeScene.tsx';
import { InitialPassword } from './InitialPassword.tsx';
import { SystemGroups } from './SystemGroups.tsx';
import { useSystemList } from './useSystemList.ts';
import './home.css';
import { useComposed } from '../../runtime/render/useComposed.ts';

const ToDos = lazyPart(async () => (await import('./toDos/ToDos.tsx')).ToDos);
const FirstSteps = lazyPart(async () => (await import('./firstSteps/FirstSteps.tsx')).FirstSteps);

/**
 * The systems that the person may open. Where there is one, and the container says so, it opens by itself; but who may make
 * applications is not led away from home by what came with the product.
 */
export const HomePage = observer(function HomePage() {
  const { session, systems, platform } = useRoot();
  const text = useText(homeLocale);
  const [keyword, setKeyword] = useState('');
  const sought = useComposed(keyword);
  const { failure, load } = useSystemList();
  const { opening, open } = useOpenSystem();
  const home = session.container?.options.home;
  const only = systems.systems.length === 1 && !systems.isLoadingList ? systems.systems[0]?.id : undefined;
  const isBeginning = session.mayDesign && only !== undefined && isProductId(only);
  const byItself = home?.oneAutoOpen === true && !isBeginning ? only : undefined;
  const { key } = useLocation();
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
        <InitialPassword />
        {session.mayDesign && session.sharedPage === undefined && (
          <NonBlocking>
            <FirstSteps key={key} />
          </NonBlocking>
        )}
        {session.roles.length > 0 && !session.isPreview && session.sharedPage === undefined && (
          <NonBlocking>
            <ToDos />
          </NonBlocking>
        )}
        {failure === undefined ? (
          <SystemGroups keyword={sought} opening={opening} open={(id) => void open(id)} />
        ) : (
          <Failure title={text('failed')} description={failure} retry={() => void load()} />
        )}
      </div>
    </PlainLayout>
  );
});
