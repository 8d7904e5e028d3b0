// A step of the build: makes the empty cluster that first starts copy.

import { prepareEmptyCluster } from '../platform/db/prepare-empty-cluster.ts';
import { EMPTY_CLUSTER } from './empty-cluster.ts';

await prepareEmptyCluster(EMPTY_CLUSTER);
