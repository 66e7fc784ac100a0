import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textField } from '../shared/fields.meta.ts';
import { allowClear, changeEvent, placeholder } from '../shared/props.meta.ts';

/** Characters; a QR code holds up to 4,296, which no field of a form needs. */
export const LONGEST = 500;

/** Which codes are looked for: fewer are found faster and mistaken less. */
export type CodeKind = 'all' | 'qr' | 'bar';

export const cameraScanMeta = defineMeta({
  type: 'camera-scan',
  version: 1,
  family: 'input',
  title: { zhCN: '扫码', enUS: 'Camera scan' },
  description: {
    zhCN: '用摄像头或图片识别二维码、条形码并填入，也可手工输入',
    enUS: 'A QR code or bar code read by the camera or from a picture; typing works too',
  },
  icon: 'camera',
  budget: 4,
  props: {
    placeholder,
    allowClear,
    typed: prop.static(Type.Boolean(), { zhCN: '可手工输入', enUS: 'Typing allowed' }, true),
    codes: prop.static(
      Type.Unsafe<CodeKind>({ type: 'string', enum: ['all', 'qr', 'bar'] }),
      { zhCN: '识别的码', enUS: 'Codes' },
      'all',
    ),
  },
  events: {
    ...changeEvent,
    scan: { title: { zhCN: '扫到', enUS: 'Scanned' }, payload: Type.Object({ text: Type.String() }) },
  },
  field: {
    ...textField(LONGEST),
    span: 8,
    width: 160,
  },
});
