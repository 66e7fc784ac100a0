import { type StaticType, types } from '../../conditions/check/index.ts';

const DATE = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * The type of what an example's rows hold. Texts that look like dates are times, others may be anything; a member that
 * only some rows have is a member of all.
 */
export function sampleType(value: unknown): StaticType {
  if (typeof value === 'string') return DATE.test(value) ? types.WRITTEN_TIME : types.TEXT;
  if (Array.isArray(value)) return types.listOf(value.map(sampleType).reduce(merged, { kind: 'null' }));
  if (typeof value !== 'object' || value === null) return types.typeOfValue(value);
  return types.recordOf(
    Object.fromEntries(Object.entries(value).map(([name, member]) => [name, sampleType(member)])),
  );
}

function merged(a: StaticType, b: StaticType): StaticType {
  if (a.kind !== 'record' || b.kind !== 'record') return types.join(a, b);
  const names = new Set([...Object.keys(a.members), ...Object.keys(b.members)]);
  const member = ({ members }: typeof a, name: string): StaticType => members[name] ?? { kind: 'null' };
  return types.recordOf(
    Object.fromEntries([...names].map((name) => [name, merged(member(a, name), member(b, name))])),
  );
}
