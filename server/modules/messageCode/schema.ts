import { Type } from 'typebox';
import { PHONE_LENGTH } from '../../../src/schemas/phone.ts';
import { PLAIN_NAME } from '../../../src/schemas/plainName.ts';
import { formatted } from '../../envelope/formats.ts';
import { PASSWORD_PATTERN } from '../../security/password.ts';
import { scenes } from './code.ts';

/** As it is typed; which number that is `withPlainPhone` says. */
const phone = Type.String({ maxLength: PHONE_LENGTH });
const code = Type.String({ pattern: '^[0-9]{6}$' });
const password = Type.String({ pattern: PASSWORD_PATTERN });

export const SendCodeParam = Type.Object({
  phone,
  scene: Type.Union(scenes.map((scene) => Type.Literal(scene))),
});

export const MessageLoginParam = Type.Object({ phone, code });

export const ResetPasswordParam = Type.Object({ phone, code, newPassword: password });

export const RegisterParam = Type.Object({
  userName: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{1,31}$' }),
  realName: Type.Intersect([
    formatted('filled', { minLength: 1, maxLength: 40 }),
    Type.String({ pattern: PLAIN_NAME }),
  ]),
  phone,
  code,
  password,
  userInfo: Type.Optional(
    Type.Object({
      nickName: Type.Optional(Type.String({ maxLength: 40, pattern: PLAIN_NAME })),
      sex: Type.Optional(Type.Union([Type.Literal('male'), Type.Literal('female'), Type.Literal('')])),
      college: Type.Optional(Type.String({ maxLength: 64 })),
    }),
  ),
});
