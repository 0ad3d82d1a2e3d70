import type { TestProject } from 'vitest/node';
import { templateOf } from '#scripts/testing/databases.mjs';

/** The template of the project's engine, of which each test file makes a copy. */
export default async function setup(project: TestProject) {
  const engine = project.name === 'embedded' ? 'embedded' : 'postgres';
  const { address, remove } = await templateOf(engine);
  project.provide('template', address);
  return remove;
}
