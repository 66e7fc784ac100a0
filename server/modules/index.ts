import type { FastifyInstance } from 'fastify';
import { registerAccount } from './account/routes.ts';
import { registerResource } from './resource/routes.ts';
import { registerSystem } from './system/routes.ts';

/** The product's calls, one entry per module. */
export const modules: readonly ((app: FastifyInstance) => void)[] = [
  registerAccount,
  registerSystem,
  registerResource,
];
