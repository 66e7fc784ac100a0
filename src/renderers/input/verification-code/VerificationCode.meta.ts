import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { COVERED } from '../../../schemas/secret.ts';
import { wholeProp } from '../shared/numberText.meta.ts';
import { changeEvent } from '../shared/props.meta.ts';

const DIGITS = 6;

export const verificationCodeMeta = defineMeta({
  type: 'verification-code',
  version: 1,
  family: 'input',
  title: { zhCN: '验证码', enUS: 'Verification code' },
  description: {
    zhCN: '一位一格的数字验证码，填满时触发完成事件',
    enUS: 'Digits in boxes; says when the last one is there',
  },
  icon: 'safety-certificate',
  budget: 3,
  props: {
    length: prop.static(Type.Integer({ minimum: 4, maximum: 8 }), { zhCN: '位数', enUS: 'Digits' }, DIGITS),
  },
  events: {
    ...changeEvent,
    complete: { title: { zhCN: '填满', enUS: 'Complete' }, payload: Type.Object({ code: Type.String() }) },
  },
  field: {
    column: 'text',
    dataType: 'text',
    value: Type.String({ pattern: '^[0-9]{1,8}$' }),
    check: (value, { length }) => {
      const digits = wholeProp(length) ?? DIGITS;
      if (typeof value === 'string' && value.length === digits) return undefined;
      return { zhCN: `请填写 ${digits} 位数字`, enUS: `Enter ${digits} digits` };
    },
    secret: true,
    span: 8,
    width: 100,
    toText: () => COVERED,
    toExport: () => null,
    fromImport: null,
  },
});
