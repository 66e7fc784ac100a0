import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const mapPointLocale = defineLocale(
  'renderer.map-point',
  { open: '在地图中打开', copy: '复制坐标', copied: '已复制', none: '没有位置', point: '{{name}}的位置示意' },
  {
    open: 'Open in a map',
    copy: 'Copy the position',
    copied: 'Copied',
    none: 'No position',
    point: 'Where {{name}} is',
  },
);
