import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const mapPointMeta = defineMeta({
  type: 'map-point',
  version: 1,
  family: 'display',
  title: { zhCN: '地点', enUS: 'Map point' },
  description: {
    zhCN: '一个地点的示意图与坐标，可在外部地图中打开；不加载地图图片',
    enUS: 'A place as a schematic with its position, and a link to a map; loads no map itself',
  },
  icon: 'environment',
  props: {
    name: prop.text({ zhCN: '名称', enUS: 'Name' }),
    address: prop.text({ zhCN: '地址', enUS: 'Address' }),
    latitude: prop.bindable(Type.Number({ minimum: -90, maximum: 90 }), { zhCN: '纬度', enUS: 'Latitude' }),
    longitude: prop.bindable(Type.Number({ minimum: -180, maximum: 180 }), {
      zhCN: '经度',
      enUS: 'Longitude',
    }),
    map: prop.static(oneOf('amap', 'osm', 'none'), { zhCN: '外部地图', enUS: 'Map to open' }, 'amap'),
  },
  budget: 2,
});
