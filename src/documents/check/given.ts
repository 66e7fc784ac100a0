// What is read from values whose shape nobody has looked at yet.

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textIn = (value: unknown, member: string): string | undefined => {
  const found = isRecord(value) ? value[member] : undefined;
  return typeof found === 'string' ? found : undefined;
};
