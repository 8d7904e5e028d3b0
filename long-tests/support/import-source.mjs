import { join } from 'node:path';
import { projectRoot } from '../../scripts/set-up/project-root.mjs';

/** A module of the product itself, by its path in the repository. */
export const importSource = (path) => import(join(projectRoot, path));
