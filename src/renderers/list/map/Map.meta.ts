import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { emptyText, sourceProp, textProps, viewMeta } from '../shared/view.meta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

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
    height: prop.static(
      inUnit('px', Type.Integer({ minimum: 200, maximum: 1200 })),
      { zhCN: '高度', enUS: 'Height' },
      480,
    ),
    limit: prop.static(
      Type.Integer({ minimum: 10, maximum: 1000 }),
      { zhCN: '最多记录数', enUS: 'Most records' },
      500,
    ),
    emptyText,
  },
});
