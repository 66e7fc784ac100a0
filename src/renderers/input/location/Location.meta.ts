import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textContains } from '../shared/filter.meta.ts';
import { changeEvent } from '../shared/props.meta.ts';
import { importPosition, positionText } from './position.meta.ts';

export const locationMeta = defineMeta({
  type: 'location',
  version: 1,
  family: 'input',
  title: { zhCN: '定位', enUS: 'Location' },
  description: {
    zhCN: '获取当前位置，并可填写地址；值为 { latitude, longitude, accuracy, address }',
    enUS: 'Where the person is, with an address in words: { latitude, longitude, accuracy, address }',
  },
  icon: 'environment',
  budget: 4,
  props: {
    typed: prop.static(Type.Boolean(), { zhCN: '可手工填写坐标', enUS: 'Coordinates can be typed' }, false),
  },
  events: changeEvent,
  field: {
    column: 'json',
    dataType: 'text',
    value: Type.Object(
      {
        latitude: Type.Number({ minimum: -90, maximum: 90 }),
        longitude: Type.Number({ minimum: -180, maximum: 180 }),
        /** Metres. */
        accuracy: Type.Optional(Type.Number({ minimum: 0 })),
        address: Type.Optional(Type.String({ maxLength: 300 })),
      },
      { additionalProperties: false },
    ),
    span: 12,
    width: 200,
    toText: positionText,
    fromImport: importPosition,
    toFilter: (value, bindKey) => textContains(value, `${bindKey}.address`),
    fixedFilter: true,
    parts: [
      { path: '.address', dataType: 'text', title: { zhCN: '地址', enUS: 'address' } },
      { path: '.latitude', dataType: 'number', title: { zhCN: '纬度', enUS: 'latitude' } },
      { path: '.longitude', dataType: 'number', title: { zhCN: '经度', enUS: 'longitude' } },
    ],
  },
});
