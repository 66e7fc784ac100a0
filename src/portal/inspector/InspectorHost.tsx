import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';

const InspectorPanel = lazyPart(async () => (await import('./InspectorPanel.tsx')).InspectorPanel);

/**
 * Opens the inspector by `?inspect=1` in the address or by Ctrl+Alt+I, as long as it stands there: for who designs. It
 * shows nothing that the browser does not hold already; what a role may not read never reaches it.
 */
export const InspectorHost = observer(function InspectorHost() {
  const { inspect, route } = useRoot();
  const asked = route.query.inspect === '1';
  useEffect(() => {
    if (asked) inspect.turnOn();
  }, [inspect, asked]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey && event.altKey && event.code === 'KeyI') inspect.toggle();
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
      inspect.turnOff();
    };
  }, [inspect]);
  if (!inspect.on) return null;
  return (
    <Suspense fallback={null}>
      <InspectorPanel />
    </Suspense>
  );
});
