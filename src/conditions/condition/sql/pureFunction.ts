/**
 * A PL/pgSQL function of schema `atrium` whose result depends on nothing but its arguments. Callers mark the call as
 * pure, and the body is made within it, so that none of this stays in a bundle that writes no SQL.
 */
export const pureFunction = (signature: string, result: string, body: () => string): string =>
  `create or replace function atrium.${signature} returns ${result} language plpgsql immutable parallel safe as $body$\n${body().trim()}\n$body$`;
