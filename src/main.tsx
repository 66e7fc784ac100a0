import { startPortal } from './portal/start/startPortal.tsx';

const host = document.getElementById('root');
if (!host) throw new Error('index.html has no element #root.');

// The interpreter and the widgets follow when somebody is logged in: the login page does not wait for them.
void startPortal(host, async () => (await import('./builtinPlatform.ts')).createBuiltinPlatform());
