import type { TestProject } from 'vitest/node';
import { templateOf } from '#scripts/testing/databases.mjs';

/** Each test file copies the template of the project's engine. */
export default async function setup(project: TestProject) {
  const engine = project.name === 'embedded' ? 'embedded' : 'postgres';
  const { address, remove } = await templateOf(engine);
  project.provide('template', address);
  return remove;
}
