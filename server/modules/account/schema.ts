import { Type } from 'typebox';
import { PASSWORD_PATTERN } from '../../security/password.ts';

const schoolId = Type.Optional(Type.Union([Type.Integer(), Type.String({ pattern: '^[0-9]{1,9}$' })]));
const passwordHash = Type.String({ pattern: PASSWORD_PATTERN });

export const LoginParam = Type.Object({
  loginName: Type.String({ minLength: 1, maxLength: 100 }),
  password: passwordHash,
  schoolId,
});

export const SkipLoginParam = Type.Object({
  token: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  ticket: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  service: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  code: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  platform: Type.Optional(Type.Union([Type.String({ minLength: 1, maxLength: 50 }), Type.Integer()])),
  visitor: Type.Optional(Type.Literal(true)),
});

export const NoParam = Type.Object({});

export const UserInfoParam = Type.Object({
  loginFrom: Type.Optional(Type.String({ maxLength: 200 })),
  changeToken: Type.Optional(Type.Boolean()),
});

export const UpdatePasswordParam = Type.Object({
  oldPassword: passwordHash,
  newPassword: passwordHash,
});

export const ContainerInfoParam = Type.Object({ schoolId });
