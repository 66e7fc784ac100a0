import { Type } from 'typebox';

/** An id of an app, which configurers write as a number too. Empty counts as not given. */
const id = Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Integer()]));
const url = Type.String({ minLength: 1, maxLength: 2_000 });
const schoolId = Type.Optional(Type.Union([Type.Integer(), Type.String({ pattern: '^[0-9]{1,9}$' })]));

export const LoginInfoParam = Type.Object({
  code: Type.Optional(Type.String({ maxLength: 500 })),
  platform: Type.Union([Type.Integer(), Type.String({ pattern: '^[0-9]{1,9}$' })]),
  url,
  schoolId,
  agentId: id,
  appId: id,
});

export const WiseduSignParam = Type.Object({ url });

export const JsApiParam = Type.Object({ url, schoolId, appId: id });
