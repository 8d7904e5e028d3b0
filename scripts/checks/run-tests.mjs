/** Vitest with some of the projects of vitest.config.ts. */
export function runTests(tool, projects) {
  const chosen = projects.map((project) => `--project=${project}`);
  return tool('vitest', 'vitest', ['run', ...chosen]);
}
