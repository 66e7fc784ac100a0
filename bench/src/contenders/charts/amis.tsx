import { mountAmis } from '../shared/amis.tsx';
import { chartSpecs, HEIGHT, WIDTH } from './chartData.ts';
import { optionOf } from './option.ts';

export const selector = 'canvas';

export const mount = (host: HTMLElement, size: number) =>
  mountAmis(host, {
    type: 'grid',
    columns: chartSpecs(size).map((spec) => ({
      md: 4,
      body: [{ type: 'chart', config: optionOf(spec), height: HEIGHT, width: WIDTH }],
    })),
  });
