import { startPortal } from 'atrium/src/portal/start/startPortal.tsx';

const host = document.getElementById('root');
if (!host) throw new Error('index.html has no element #root.');

// As in the product's own entry: what draws documents follows when somebody is logged in.
void startPortal(host, async () => (await import('./src/platform.ts')).createAcmePlatform());
