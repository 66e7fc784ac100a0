import type { FastifyInstance } from 'fastify';
import { registerAccount } from './account/routes.ts';
import { registerResource } from './resource/routes.ts';
import { registerSystem } from './system/routes.ts';

/** Registers the calls of one module. */
export type RegisterModule = (app: FastifyInstance) => void;

/** The product's calls, one entry per module. */
export const modules: readonly RegisterModule[] = [
  registerAccount,
  registerSystem,
  registerResource,
];
