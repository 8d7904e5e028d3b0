// What each step takes, measured, so that a machine without it is told before and not by a crash.
import fs from 'node:fs';
import { dirname } from 'node:path';
import { freeMemory } from './free-memory.mjs';

const MB = 1024 * 1024;

// Memory: the peak of a step (npm: 890 MB; in a container of 700 it was killed). Disk: what it leaves.
export const needs = {
  install: { title: 'Installing', memory: 900 * MB, disk: 1000 * MB },
  update: { title: 'Installing', memory: 900 * MB, disk: 350 * MB },
  download: { title: "npm's cache", memory: 0, disk: 450 * MB },
  build: { title: 'Building the pages', memory: 900 * MB, disk: 60 * MB },
  bundle: { title: 'Building the server', memory: 400 * MB, disk: 30 * MB },
  emptyDatabase: { title: 'Preparing the database', memory: 600 * MB, disk: 40 * MB },
  embedded: { title: 'The embedded database', memory: 450 * MB, disk: 100 * MB },
  server: { title: 'The server', memory: 200 * MB, disk: 20 * MB },
};

/** Throws one sentence with figures when `folder` or the memory is too small for a step. */
export function ensureRoom(
  need,
  folder,
  available = { memory: freeMemory(), disk: freeDisk(folder) },
) {
  if (available.memory < need.memory) {
    throw new Error(
      `${need.title} needs ${inMegabytes(need.memory)} of memory and ${inMegabytes(available.memory)} are free: close other programs or raise the limit, then run the command again.`,
    );
  }
  if (available.disk < need.disk) {
    throw new Error(
      `${need.title} needs ${inMegabytes(need.disk)} on the disk of ${folder} and ${inMegabytes(available.disk)} are free: make room, then run the command again.`,
    );
  }
}

/** Of the nearest folder that exists. By the whole module: early versions have no statfs to import. */
function freeDisk(folder) {
  if (!fs.existsSync(folder)) return freeDisk(dirname(folder));
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
}

function inMegabytes(bytes) {
  return `${Math.max(0, Math.floor(bytes / MB))} MB`;
}
