import type { Project } from '../../schemas/wire/project.ts';

/** Milliseconds, as for other calls. */
const TIMEOUT = 30_000;

/**
 * Reads the Project, which names the services: the one call before any client exists (`docs/api.md`, Addresses).
 * @throws Error when the address cannot be read, or does not answer in time
 */
export async function loadProject(transport: typeof fetch): Promise<Project> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT);
  try {
    const response = await transport('/config.json', { signal: controller.signal });
    if (!response.ok) throw new Error(`/config.json answered ${response.status}.`);
    return (await response.json()) as Project;
  } finally {
    clearTimeout(timer);
  }
}
