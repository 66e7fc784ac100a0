import type { MountOptions } from '../../pages/inPage/contender.ts';
import { prepareForm } from './atrium.tsx';

export { mount, selector } from './atrium.tsx';

/** The same form where page and inputs were not opened before: their code is fetched while the clock runs. */
export const prepare = (size: number, options: MountOptions) => prepareForm(size, options, false);
