// Writes every public page of a sample shop as a file: one empty shop, one with all settings. `node
// scripts/checks/render-sample-pages.mjs folder`
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../set-up/project-root.mjs';
import { sampleShops } from './sample-shops.mjs';

const [folder] = process.argv.slice(2);
const build = join(projectRoot, 'apps', 'site', 'build', 'server', 'render-page.js');
const { renderPage } = await import(pathToFileURL(build).href);
const paths = ['/', '/sales', '/jam', '/unduh', '/privasi', '/syarat', '/cek', '/tidak-ada'];

rmSync(folder, { recursive: true, force: true });
for (const [name, shop] of Object.entries(sampleShops)) {
  mkdirSync(join(folder, name), { recursive: true });
  for (const path of paths) {
    const file = `${path.slice(1) || 'index'}.html`;
    writeFileSync(join(folder, name, file), renderPage(path, shop).html);
  }
}
