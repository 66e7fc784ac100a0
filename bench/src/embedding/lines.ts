import { quantile, type ReportLine } from '../suite.ts';
import type { Caller, Mounter } from './embedder.ts';
import { EARLY, LATE, type Held, type Mounts } from './measureMounts.ts';
import type { StartSample } from './measureStart.ts';

/** Milliseconds from the page's own start until the link is RESOLVED. */
const BEYOND = 300;
/** Milliseconds of a call's round trip, p95. */
const ROUND_TRIP = 10;
/** KiB that the heap may hold more after 900 further mounts: half of what an object of a kibibyte for each would take. */
const HEAP = 450;

const line = (name: string, value: number, unit: string): ReportLine => ({ name, value, unit });

/** A figure that is to be at most so much. */
const held = (name: string, value: number, unit: string, most: number): ReportLine => ({
  ...line(name, value, unit),
  target: `≤ ${String(most)} ${unit}`,
  isMet: value <= most,
});

/** How long a page takes to start by itself, and until it is linked. */
export function startLines({
  atrium,
  plain,
}: Readonly<Record<Mounter, readonly StartSample[]>>): readonly ReportLine[] {
  const median = (samples: readonly StartSample[], of: keyof StartSample): number =>
    quantile(
      samples.map((sample) => sample[of] ?? Number.NaN),
      0.5,
    );
  const loaded = median(plain, 'loaded');
  const painted = median(plain, 'painted');
  const resolved = median(atrium, 'resolved');
  return [
    line('plain iframe, until its load', loaded, 'ms'),
    line('plain iframe, until its first contentful paint', painted, 'ms'),
    line('mount to first contentful paint', median(atrium, 'painted'), 'ms'),
    line('mount to RESOLVED', resolved, 'ms'),
    held('mount to RESOLVED, beyond the load of the plain iframe', resolved - loaded, 'ms', BEYOND),
  ];
}

const CALLERS: Readonly<Record<Caller, string>> = {
  port: 'limit: echo of a bare MessagePort',
  penpal: 'Penpal 7.0.6',
  atrium: 'Atrium, getState',
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param where the frames of the callers are */
export function callLines(
  where: string,
  measured: ReadonlyMap<Caller, readonly number[]>,
): readonly ReportLine[] {
  const timesOf = (caller: Caller): readonly number[] => measured.get(caller) ?? [];
  const times = (peer: Caller): string => (mean(timesOf('atrium')) / mean(timesOf(peer))).toFixed(2);
  return [...measured.keys()].flatMap((caller) => {
    const name = `${CALLERS[caller]}, ${where}`;
    const p95 = quantile(timesOf(caller), 0.95);
    const average = line(`${name}, mean`, mean(timesOf(caller)) * 1000, 'µs');
    const p50 = line(`${name}, p50`, quantile(timesOf(caller), 0.5), 'ms');
    if (caller !== 'atrium') return [average, p50, line(`${name}, p95`, p95, 'ms')];
    const ratio = `${times('penpal')} × Penpal, ${times('port')} × limit`;
    return [{ ...average, ratio }, p50, held(`${name}, p95`, p95, 'ms', ROUND_TRIP)];
  });
}

/** What is left of a thousand mounts. @param plain of as many iframes without a link */
export function mountLines({ standing, early, late }: Mounts, plain: Mounts): readonly ReportLine[] {
  const counted = (['listeners', 'nodes', 'frames'] as const).flatMap((of) => [
    line(`${of}, while one frame stands`, standing[of], ''),
    line(`${of}, after ${String(EARLY)} mounts`, early[of], ''),
    {
      ...line(`${of}, after ${LATE.toLocaleString('en')}`, late[of], ''),
      target: 'no more',
      isMet: late[of] <= early[of],
    },
  ]);
  const kib = ({ heap }: Held): number => heap / 1024;
  return [
    ...counted,
    line(`JavaScript heap, after ${String(EARLY)} mounts`, kib(early), 'KiB'),
    line(`JavaScript heap, after ${LATE.toLocaleString('en')}`, kib(late), 'KiB'),
    held('JavaScript heap, growth between', kib(late) - kib(early), 'KiB', HEAP),
    line('the same with plain iframes', kib(plain.late) - kib(plain.early), 'KiB'),
  ];
}
