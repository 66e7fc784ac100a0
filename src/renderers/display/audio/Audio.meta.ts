import { Type } from 'typebox';
import { AddressSchema } from '../../../schemas/address.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const audioMeta = defineMeta({
  type: 'audio',
  version: 1,
  family: 'display',
  title: { zhCN: '音频', enUS: 'Audio' },
  description: { zhCN: '用浏览器播放的音频', enUS: 'A recording in the browser’s player' },
  icon: 'customer-service',
  props: {
    src: prop.bindable(AddressSchema, { zhCN: '地址', enUS: 'Address' }),
    title: prop.text({ zhCN: '名称', enUS: 'Name' }),
    loop: prop.static(Type.Boolean(), { zhCN: '循环播放', enUS: 'Play again and again' }, false),
  },
  budget: 2,
});
