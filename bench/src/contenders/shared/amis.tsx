import { render } from 'amis';
import 'amis/lib/themes/cxd.css';
import 'amis/lib/helper.css';
import { mountReact } from './mountReact.tsx';

const env = {
  theme: 'cxd',
  session: 'bench',
  fetcher: () => Promise.resolve({ status: 0, data: { status: 0, msg: '', data: {} } }),
  isCancel: () => false,
  notify: () => undefined,
  alert: () => undefined,
  confirm: () => Promise.resolve(true),
  copy: () => undefined,
};

/** Draws a schema of amis in its usual theme. */
export const mountAmis = (host: HTMLElement, schema: object): (() => void) =>
  mountReact(host, render(schema, { theme: 'cxd' }, env));
