import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const mapLocale = defineLocale(
  'renderer.record-map',
  {
    map: '地图',
    all: '显示全部',
    larger: '放大',
    smaller: '缩小',
    view: '查看',
    close: '关闭',
    together: '{{n}} 个相近的地点，放大后分开显示',
    here: '此处有 {{n}} 条记录',
    unplaced: '另有 {{n}} 条记录没有位置',
    none: '没有带位置的记录',
    failed: '地图无法显示',
    loading: '正在打开地图…',
  },
  {
    map: 'Map',
    all: 'Show all',
    larger: 'Zoom in',
    smaller: 'Zoom out',
    view: 'View',
    close: 'Close',
    together: '{{n}} places close together, zoom in to tell them apart',
    here: '{{n}} records here',
    unplaced: '{{n}} more records have no place',
    none: 'No record has a place',
    failed: 'The map cannot be shown',
    loading: 'Opening the map…',
  },
);
