import { Type } from 'typebox';

const appKey = Type.String({ maxLength: 200 });
const appDomain = Type.String({ maxLength: 500 });

export const VerifyParam = Type.Object({
  appKey,
  appDomain,
  schoolId: Type.Union([Type.Integer(), Type.String({ maxLength: 20 })]),
});

export const TokenParam = Type.Object({ appKey, appDomain });

export const CodeParam = Type.Object({
  appKey,
  secret: Type.String({ maxLength: 200, description: 'the secret of the appKey' }),
  loginName: Type.String({ maxLength: 100, description: 'whom to log in' }),
});

export const RecogniseParam = Type.Object({
  code: Type.String({ maxLength: 200 }),
  secret: Type.String({ maxLength: 500, description: 'base64 of the secret' }),
});

export const NoParam = Type.Object({});

export const MakeSecretParam = Type.Object({
  id: Type.String({ maxLength: 200, description: 'the appKey' }),
});
