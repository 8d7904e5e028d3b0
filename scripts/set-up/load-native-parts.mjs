// Run by install.mjs with the project's Node: prints what cannot be loaded, as a JSON list of sentences.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledNodePackage } from './bundled-node.mjs';
import { findBrokenParts } from './native-parts.mjs';
import { thisPlatform } from './platform.mjs';
import { projectRoot } from './project-root.mjs';

const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
const problems = findBrokenParts({
  root: projectRoot,
  lock,
  platform: thisPlatform(),
  bringsNode: bundledNodePackage() !== undefined,
});
console.log(JSON.stringify(problems));
