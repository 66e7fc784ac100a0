/** Widths of the frame, in pixels; `desktop` takes all that there is. */
export const DEVICES = { desktop: undefined, tablet: 768, phone: 375 } as const;
export type PreviewDevice = keyof typeof DEVICES;
export const devices = Object.keys(DEVICES) as readonly PreviewDevice[];

/** As whom, when, and on what a document is previewed: what the address of the preview holds. */
export interface PreviewChoices {
  readonly role: string | undefined;
  readonly user: string | undefined;
  readonly record: string | undefined;
  /** ISO 8601. */
  readonly at: string | undefined;
  readonly device: PreviewDevice;
  readonly dark: boolean;
  readonly inspects: boolean;
}

/** What the address of a preview says, and what it leaves open. */
export function readChoices(search: string): PreviewChoices {
  const query = new URLSearchParams(search);
  const text = (name: string): string | undefined => query.get(name)?.trim() || undefined;
  const at = text('at');
  return {
    role: text('role'),
    user: text('user'),
    record: text('record'),
    at: at === undefined || Number.isNaN(Date.parse(at)) ? undefined : at,
    device: devices.find((each) => each === query.get('device')) ?? 'desktop',
    dark: query.get('dark') === '1',
    inspects: query.get('inspector') === '1',
  };
}

/** The query of an address that says the same, without what is usual. */
export function writeChoices({ role, user, record, at, device, dark, inspects }: PreviewChoices): string {
  const said: readonly (readonly [string, string | undefined])[] = [
    ['role', role],
    ['user', role === undefined ? undefined : user],
    ['record', record],
    ['at', at],
    ['device', device === 'desktop' ? undefined : device],
    ['dark', dark ? '1' : undefined],
    ['inspector', inspects ? '1' : undefined],
  ];
  const query = new URLSearchParams(said.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return query.size === 0 ? '' : `?${query.toString()}`;
}
