// Documents as the caller may read them.

export { getResource, isPublished } from './service.ts';
