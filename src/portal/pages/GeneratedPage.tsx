import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { pageParameters } from '../session/redirect.ts';
import { useTab, useTabMemory } from '../workspace/useTab.ts';
import { ResourceTarget } from './ResourceTarget.tsx';
import { useFoundResource } from './useFoundResource.ts';
import { useResourceTitle } from './useResourceTitle.ts';

/** A page at its own address, `/app/{id}`, `/bi/{id}` or `/mgr/{id}`. */
export const GeneratedPage = observer(function GeneratedPage({ kinds }: { kinds: readonly string[] }) {
  const root = useRoot();
  const { id = '' } = useParams();
  const { search } = useLocation();
  const named = useResourceTitle(kinds, id);
  const title = root.locale.localise(named);
  const { found } = useFoundResource(kinds, id);
  useTitle(title);
  // What is not there, or may not be seen, leaves no tab behind.
  useTab(found.status === 'ready' ? named : '');
  const { memory, tab } = useTabMemory();
  // No menu says what may be done here, so the rights to the module do.
  const mights = found.status === 'ready' ? found.resource.rights?.actions : undefined;
  useLayoutEffect(() => {
    root.route.allow(mights ?? []);
  }, [root, id, mights]);
  const params = useMemo(() => pageParameters(Object.fromEntries(new URLSearchParams(search))), [search]);
  return (
    <>
      <h1 className="at-visually-hidden">{title}</h1>
      <ResourceTarget
        key={`${id} ${root.session.currentRole ?? ''} ${root.preview ?? ''} ${tab}`}
        kinds={kinds}
        id={id}
        params={params}
        memory={memory}
      />
    </>
  );
});
