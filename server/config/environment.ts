// What reads single settings; what they mean together is config.ts.

/** A setting that cannot be used; its message says which and what would be right. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** True for a host name or address that only this machine reaches. `[::1]` may be written with or without brackets. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name === '::1' || /^127(?:\.\d{1,3}){3}$/.test(name);
}

/** The text of a variable; undefined where it is unset or blank. */
export function text(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? undefined : value;
}

/** A variable that is `1` or `0`. @throws ConfigError */
export function readSwitch(env: NodeJS.ProcessEnv, name: string): boolean {
  const value = text(env, name) ?? '0';
  if (value !== '0' && value !== '1') throw new ConfigError(`${name} must be 1 or 0.`);
  return value === '1';
}

/** Plain http would show what is secret to whoever listens; only what is on this machine may do without. */
export function isSafeAddress(address: string): boolean {
  const parsed = URL.canParse(address) ? new URL(address) : undefined;
  return parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && isLoopbackHost(parsed.hostname));
}
