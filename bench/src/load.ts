import { createRequire } from 'node:module';
import path from 'node:path';

const root = process.env.BENCH_ROOT ?? process.cwd();
const require = createRequire(path.join(root, 'package.json'));

/**
 * Loads a peer from bench/node_modules. Peers are typed where they are used and only as far as that, for the
 * product is checked without them being installed.
 */
export const load = <T>(name: string): T => require(name) as T;
