import type { Project } from '../../schemas/wire/project.ts';

/**
 * Reads the Project, which names the services: the one call before any client exists (wire contract, section 1).
 * @throws Error when the address cannot be read
 */
export async function loadProject(transport: typeof fetch): Promise<Project> {
  const response = await transport('/config.json');
  if (!response.ok) throw new Error(`/config.json answered ${response.status}.`);
  return (await response.json()) as Project;
}
