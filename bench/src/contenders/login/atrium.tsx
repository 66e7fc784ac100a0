import { startPortal } from '../../../../src/portal/start/startPortal.tsx';
import { createFixedTransport } from '../../../../src/runtime/data/fixedTransport.ts';

/** The form of the login page. */
export const selector = '.at-login-card form';

/** What the server says of itself: as little as the login page needs. */
const project = {
  name: 'bench',
  alias: 'bench',
  appKey: 'bench',
  schoolId: 1,
  services: { base: '/api/base' },
};

/** A server that knows the project and nobody. */
export function prepare(): Promise<void> {
  const others = createFixedTransport({});
  window.fetch = (input, init) =>
    input === '/config.json' ? Promise.resolve(Response.json(project)) : others(input, init);
  return Promise.resolve();
}

/** The whole portal; without a session it opens its login page. */
export function mount(host: HTMLElement): () => void {
  void startPortal(host, async () =>
    (await import('../../../../src/builtinPlatform.ts')).createBuiltinPlatform(),
  );
  return () => undefined;
}
