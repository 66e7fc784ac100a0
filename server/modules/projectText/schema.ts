import { Type } from 'typebox';

/** `namespace:name`, as texts of the interface are called. */
const key = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9._-]*:[A-Za-z0-9][A-Za-z0-9._:-]*$', maxLength: 200 });
const text = Type.String({ minLength: 1, maxLength: 2000 });
const project_id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
const id = Type.String({ minLength: 1, maxLength: 64 });

export const AllTextsParam = Type.Object({ project_id: Type.Optional(project_id) });

export const ListTextsParam = Type.Object({
  project_id: Type.Optional(project_id),
  keyword: Type.Optional(
    Type.String({ description: 'found in keys and texts, whatever the case of its letters', maxLength: 100 }),
  ),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ description: '-1 is all', minimum: -1, maximum: 5_000 })),
});

export const NoParam = Type.Object({});

export const TextParam = Type.Object({ id });

export const AddTextParam = Type.Object({
  key,
  zh_cn: text,
  en_us: text,
  project_id: Type.Optional(project_id),
});

export const UpdateTextParam = Type.Object({
  id,
  revision: Type.Integer({ minimum: 1 }),
  key: Type.Optional(key),
  zh_cn: Type.Optional(text),
  en_us: Type.Optional(text),
});
