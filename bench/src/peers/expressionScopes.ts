/** What the expressions read. */
export interface ExpressionScope {
  readonly a: number;
  readonly b: number;
  readonly status: string;
  readonly name: string;
  readonly user: { readonly profile: { readonly age: number } };
  readonly tags: readonly string[];
  readonly amount: number;
}

/** Sixteen scopes in turn, so that no engine sees one value only. */
export const scopes: readonly ExpressionScope[] = Array.from({ length: 16 }, (_, index) => ({
  a: index,
  b: (index * 7) % 11,
  status: index % 3 === 0 ? 'open' : 'closed',
  name: `person ${String(index)}`,
  user: { profile: { age: 10 + index } },
  tags: index % 2 === 0 ? ['vip', 'new'] : ['new'],
  amount: index * 150,
}));

export function scopeAt(index: number): ExpressionScope {
  const scope = scopes[index];
  if (scope === undefined) throw new RangeError(`There is no scope ${String(index)}`);
  return scope;
}
