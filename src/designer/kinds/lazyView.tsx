import { type ComponentType, type FunctionComponent, Suspense } from 'react';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import { useRoot } from '../../runtime/stores/RootContext.tsx';

/** A view that is fetched when somebody turns to it; the rest of the designer stays meanwhile. */
export function lazyView(load: () => Promise<FunctionComponent>): ComponentType {
  const View = lazyPart(load);
  return function LazyView() {
    const { Loading } = useRoot().platform.chrome;
    return (
      <Suspense fallback={<Loading shape="page" />}>
        <View />
      </Suspense>
    );
  };
}
