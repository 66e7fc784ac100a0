import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { emptyText, sourceProp, textProps, viewMeta } from '../shared/view.meta.ts';

const Degrees = (most: number) => Type.Number({ minimum: -most, maximum: most });

/** A picture that lies on the map, such as the plan of a campus: its address, and the corners where it lies. */
const PlanSchema = Type.Object(
  {
    src: Type.String({ maxLength: 2000 }),
    south: Degrees(85),
    west: Degrees(180),
    north: Degrees(85),
    east: Degrees(180),
  },
  { additionalProperties: false },
);

export const mapMeta = defineMeta({
  type: 'map',
  version: 1,
  ...viewMeta,
  title: { zhCN: '地图视图', enUS: 'Map' },
  description: {
    zhCN: '按坐标或所在省份在地图上显示记录；底图由部署设置，也可用校园平面图',
    enUS: 'Records at their coordinates or in their provinces, over the map of the deployment or the plan of a campus',
  },
  icon: 'environment',
  budget: 55,
  props: {
    source: sourceProp,
    place: prop.member({ zhCN: '位置字段（坐标或省市区）', enUS: 'Place, or region' }),
    latitude: prop.member({ zhCN: '纬度字段（没有位置字段时）', enUS: 'Latitude, without a place' }),
    longitude: prop.member({ zhCN: '经度字段（没有位置字段时）', enUS: 'Longitude, without a place' }),
    title: textProps.title,
    description: textProps.description,
    colourBy: prop.member({ zhCN: '颜色字段', enUS: 'Colour by' }),
    options: prop.options({ zhCN: '颜色（默认取字段的选项）', enUS: 'Colours, if not those of the field' }),
    plan: prop.static(PlanSchema, { zhCN: '平面图', enUS: 'Plan' }),
    height: prop.static(Type.Integer({ minimum: 200, maximum: 1200 }), { zhCN: '高度', enUS: 'Height' }, 480),
    limit: prop.static(
      Type.Integer({ minimum: 10, maximum: 1000 }),
      { zhCN: '最多记录数', enUS: 'Most records' },
      500,
    ),
    emptyText,
  },
  fixtures: [
    {
      title: { zhCN: '宿舍楼', enUS: 'Dormitories' },
      node: {
        type: 'map',
        id: 'buildings',
        props: {
          source: 'buildings',
          place: 'place',
          title: '{{ item.name }}',
          description: { zhCN: '{{ item.beds }} 张床位', enUS: '{{ item.beds }} beds' },
          colourBy: 'kind',
          options: [
            { value: 'w', label: { zhCN: '女生', enUS: 'Women' }, tone: 'magenta' },
            { value: 'm', label: { zhCN: '男生', enUS: 'Men' }, tone: 'blue' },
          ],
          height: 360,
        },
      },
      data: {
        buildings: [
          { id: '1', name: '1', kind: 'w', beds: 420, place: { latitude: 30.3081, longitude: 120.0832 } },
          { id: '2', name: '2', kind: 'm', beds: 388, place: { latitude: 30.3092, longitude: 120.0851 } },
          { id: '3', name: '3', kind: 'm', beds: 402, place: null },
        ],
      },
    },
    {
      title: { zhCN: '两个坐标字段', enUS: 'Two coordinates' },
      node: {
        type: 'map',
        id: 'gates',
        props: {
          source: 'gates',
          latitude: 'lat',
          longitude: 'lng',
          title: '{{ item.no }}',
          height: 240,
        },
      },
      data: { gates: [{ id: '1', no: '1', lat: 30.3, lng: 120.08 }] },
    },
    {
      title: { zhCN: '生源地', enUS: 'Home regions' },
      node: {
        type: 'map',
        id: 'homes',
        props: { source: 'homes', place: 'home', title: '{{ item.name }}', height: 360 },
      },
      data: {
        homes: [
          { id: '1', name: '周雨桐', home: { value: '330106', label: '浙江省 / 杭州市 / 西湖区' } },
          { id: '2', name: '李明远', home: { value: '330200', label: '浙江省 / 宁波市' } },
          { id: '3', name: '陈思佳', home: { value: '510100', label: '四川省 / 成都市' } },
          { id: '4', name: '赵一鸣', home: { value: '230000', label: '黑龙江省' } },
        ],
      },
    },
    {
      title: { zhCN: '没有记录', enUS: 'No records' },
      node: { type: 'map', id: 'none', props: { source: 'none', place: 'place', title: '{{ item.name }}' } },
      data: { none: [] },
    },
  ],
});
