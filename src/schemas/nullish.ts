import { Type, type TSchema } from 'typebox';

/** A member that may be left out, or be null as rows of records write what is empty. */
export const nullish = <S extends TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]));
