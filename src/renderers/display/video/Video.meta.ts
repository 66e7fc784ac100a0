import { Type } from 'typebox';
import { AddressSchema, PictureAddressSchema } from '../../../schemas/address.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const videoMeta = defineMeta({
  type: 'video',
  version: 1,
  family: 'display',
  title: { zhCN: '视频', enUS: 'Video' },
  description: {
    zhCN: '用浏览器播放的视频，可带字幕',
    enUS: 'A video in the browser’s player, with captions if wanted',
  },
  icon: 'rocket',
  props: {
    src: prop.bindable(AddressSchema, { zhCN: '地址', enUS: 'Address' }),
    title: prop.text({ zhCN: '名称', enUS: 'Name' }),
    poster: prop.bindable(PictureAddressSchema, { zhCN: '封面', enUS: 'Poster' }),
    captions: prop.bindable(AddressSchema, {
      zhCN: '字幕（VTT 地址）',
      enUS: 'Captions (address of a VTT file)',
    }),
    loop: prop.static(Type.Boolean(), { zhCN: '循环播放', enUS: 'Play again and again' }, false),
  },
  budget: 2,
});
