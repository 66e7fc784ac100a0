import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { InterfaceEditor } from '../../designer/interface/InterfaceEditor.tsx';
import { InterfaceModel } from '../../designer/interface/InterfaceModel.ts';
import type { CarriedInterface } from '../../designer/interface/modelStates.ts';
import type { InterfaceKey } from '../../designer/interface/interfaceCalls.ts';
import { INPUT } from '../../runtime/stores/TabMemory.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { NoPage } from '../workspace/NoPage.tsx';
import { useTab, useTabMemory } from '../workspace/useTab.ts';
import { ErrorView } from './ErrorView.tsx';
import { pagesLocale } from './pages.locale.ts';
import { refusalOf } from './refusal.ts';

const LIST = '/interfaceList';
const addressOf = ({ moduleCode, interfaceUrl }: InterfaceKey): string =>
  `/interface/${moduleCode}/${interfaceUrl}`;

/** Whether what stands at an address is open, and stored there. */
const holds = ({ opening, stored, key }: InterfaceModel, address: string): boolean =>
  opening.status === 'ready' && stored !== undefined && `${key.moduleCode}/${key.interfaceUrl}` === address;

/** `/interface/{moduleCode}/{interfaceUrl}` configures an interface, `/interface` a new one; half an address is none. */
export function InterfacePage() {
  const { moduleCode, interfaceUrl } = useParams();
  return moduleCode !== undefined && interfaceUrl === undefined ? <NoPage /> : <ConfiguredInterface />;
}

const ConfiguredInterface = observer(function ConfiguredInterface() {
  const root = useRoot();
  const navigate = useNavigate();
  const { moduleCode, interfaceUrl } = useParams();
  const [model] = useState(() => new InterfaceModel(root));
  const [round, setRound] = useState(0);
  /** A new interface has just been given its address, which the page does not have yet. */
  const moving = useRef(false);
  const key = moduleCode && interfaceUrl ? `${moduleCode}/${interfaceUrl}` : undefined;
  const { memory } = useTabMemory();
  useEffect(() => {
    const gone = new AbortController();
    const isHere = key === undefined ? moving.current : holds(model, key);
    const carried = isHere ? undefined : (memory?.get(INPUT) as CarriedInterface | undefined);
    memory?.delete(INPUT);
    const leave = (): void => {
      gone.abort();
      // What was carried here and has not arrived yet goes on.
      const held = model.opening.status === 'ready' ? model.carried : carried;
      if (held) memory?.set(INPUT, held);
    };
    moving.current = moving.current && key === undefined;
    if (isHere) return leave;
    const [module = '', url = ''] = key?.split('/') ?? [];
    const at = key === undefined ? undefined : { moduleCode: module, interfaceUrl: url };
    void model.open(at, gone.signal, carried);
    return leave;
  }, [model, key, round, memory]);
  const { name } = model.definition;
  const { locale } = root;
  const title =
    key === undefined
      ? locale.inBoth(pagesLocale, 'newInterface')
      : locale.inBoth(pagesLocale, 'interface', { name: name || key });
  useTitle(locale.localise(title));
  useTab(model.opening.status === 'ready' ? title : '');
  const { opening } = model;
  if (opening.status === 'failed' && opening.why === 'forbidden')
    return <ErrorView code="403" {...refusalOf(root, locale.localise(title))} />;
  return (
    <InterfaceEditor
      model={model}
      list={LIST}
      kept={memory !== undefined}
      stored={(at) => {
        moving.current = true;
        root.tabs.become(addressOf(at));
        void navigate(addressOf(at), { replace: true });
      }}
      removed={() => void navigate(LIST, { replace: true })}
      retry={() => setRound((count) => count + 1)}
    />
  );
});
