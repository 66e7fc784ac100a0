import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { InterfaceEditor } from '../../designer/interface/InterfaceEditor.tsx';
import { InterfaceModel } from '../../designer/interface/InterfaceModel.ts';
import type { InterfaceKey } from '../../designer/interface/interfaceCalls.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { useTab } from '../workspace/useTab.ts';
import { pagesLocale } from './pages.locale.ts';

const LIST = '/interfaceList';
const addressOf = ({ moduleCode, interfaceUrl }: InterfaceKey): string =>
  `/interface/${moduleCode}/${interfaceUrl}`;

/** `/interface/{moduleCode}/{interfaceUrl}` configures an interface, `/interface` a new one. */
export const InterfacePage = observer(function InterfacePage() {
  const root = useRoot();
  const navigate = useNavigate();
  const { moduleCode, interfaceUrl } = useParams();
  const [model] = useState(() => new InterfaceModel(root));
  const [round, setRound] = useState(0);
  /** The address that a new interface has just been given: it is here already. */
  const given = useRef<string>();
  const key = moduleCode && interfaceUrl ? `${moduleCode}/${interfaceUrl}` : undefined;
  useEffect(() => {
    if (key !== undefined && given.current === key) return undefined;
    given.current = undefined;
    const gone = new AbortController();
    const [module = '', url = ''] = key?.split('/') ?? [];
    void model.open(key === undefined ? undefined : { moduleCode: module, interfaceUrl: url }, gone.signal);
    return () => gone.abort();
  }, [model, key, round]);
  const { name } = model.definition;
  const { locale } = root;
  const title =
    key === undefined
      ? locale.inBoth(pagesLocale, 'newInterface')
      : locale.inBoth(pagesLocale, 'interface', { name: name || key });
  useTitle(locale.localise(title));
  useTab(model.opening.status === 'ready' ? title : '');
  return (
    <InterfaceEditor
      model={model}
      list={LIST}
      stored={(at) => {
        given.current = `${at.moduleCode}/${at.interfaceUrl}`;
        root.tabs.become(addressOf(at));
        void navigate(addressOf(at), { replace: true });
      }}
      removed={() => void navigate(LIST, { replace: true })}
      retry={() => setRound((count) => count + 1)}
    />
  );
});
