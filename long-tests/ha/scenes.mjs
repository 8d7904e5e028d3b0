// What can happen to the three machines while people buy.
import { setTimeout as pause } from 'node:timers/promises';
import { atMachinePace } from '../../scripts/checks/machine-pace.mjs';
import { roundsOf } from '../support/tally.mjs';
import { waitFor } from './cluster.mjs';
import { signal } from './machine.mjs';

const KILLS = roundsOf(10);
const RESTARTS = 5;
const STUTTER_MS = 1_000;
const NOTICED_WITHIN_MS = atMachinePace(60_000);

/** The leader's database dies ten times; its last second did not reach the standbys. */
async function kill({ cluster, measure }) {
  for (let round = 1; round <= KILLS; round += 1) {
    await cluster.waitUntilWhole();
    const leader = await cluster.leader();
    await measure(`leader ${leader.name} killed, ${round} of ${KILLS}`, async () => {
      for (const pid of leader.walSenders()) signal(pid, 'SIGSTOP');
      await pause(STUTTER_MS);
      await leader.crashDatabase();
      await waitForAnotherLeader(cluster, leader);
    });
    leader.patroni.start();
  }
}

/** The standby that the leader waits for hangs; then it dies, then the other one too. */
async function standby({ cluster, measure }) {
  await cluster.waitUntilWhole();
  const hung = await cluster.synchronousStandby();
  const frozen = [...hung.postgresProcesses(), hung.patroni.processId()];
  await measure('standby hangs', async () => {
    for (const pid of frozen) signal(pid, 'SIGSTOP');
    await waitForAnotherStandby(cluster, hung);
  });
  for (const pid of frozen) signal(pid, 'SIGCONT');
  await cluster.waitUntilWhole();
  const leader = await cluster.leader();
  const first = await cluster.synchronousStandby();
  const second = cluster.machines.find((machine) => machine !== leader && machine !== first);
  await measure('standby away', async () => {
    await first.crashDatabase();
    await waitForAnotherStandby(cluster, first);
  });
  await measure('both standbys away', async () => {
    await second.crashDatabase();
    await waitFor('the leader to sell alone', NOTICED_WITHIN_MS, async () => {
      return (await cluster.synchronousStandby()) === undefined;
    });
  });
  await measure('both standbys back', async () => {
    for (const machine of [first, second]) machine.patroni.start();
    await cluster.waitUntilWhole();
  });
}

/** One of three etcd changes nothing; without two of them nobody may lead. */
async function etcd({ cluster, measure, tally, probe }) {
  await cluster.waitUntilWhole();
  const leader = await cluster.leader();
  const first = await cluster.etcdLeader();
  const { refused } = await measure('one etcd away', async () => {
    first.etcd.kill();
    await first.etcd.ended();
    // A leader without etcd gives up its place in less time.
    await pause(20_000);
  });
  const isSame = (await cluster.leader()) === leader;
  const isQuiet = Object.keys(refused).length === 0;
  tally.check(isSame && isQuiet, `one etcd away: ${JSON.stringify(refused)}`);
  const second = cluster.machines.find((machine) => machine !== first);
  await measure('majority of etcd away, time from its return', async () => {
    second.etcd.kill();
    await second.etcd.ended();
    await waitFor('the leader to step down', NOTICED_WITHIN_MS, async () => {
      return (await cluster.leader()) === undefined;
    });
    await probe();
    for (const machine of [first, second]) machine.etcd.start();
    const back = performance.now();
    await waitFor('a leader', NOTICED_WITHIN_MS, cluster.leader);
    return back;
  });
}

/** The leader runs, and nothing between it and etcd arrives. */
async function cut({ cluster, measure, tally }) {
  await cluster.waitUntilWhole();
  const leader = await cluster.leader();
  let heal;
  await measure('leader cut from etcd', async () => {
    heal = cluster.cutFromEtcd(leader);
    await waitForAnotherLeader(cluster, leader);
    tally.check(!(await leader.ask('/primary'))?.ok, 'the leader that was cut off still leads');
  });
  heal();
  await cluster.waitUntilWhole();
}

async function planned({ cluster, measure }) {
  await cluster.waitUntilWhole();
  const [leader, next] = [await cluster.leader(), await cluster.synchronousStandby()];
  await measure('planned switch', async () => {
    const names = ['--leader', leader.name, '--candidate', next.name];
    await cluster.runScript('ctl.sh', ['switchover', '--force', ...names]);
    await waitForAnotherLeader(cluster, leader);
  });
}

/** A portal is stopped and started again, as an upgrade does it: the other one serves, nobody is refused. */
async function restart({ measure, tally, restartPortal }) {
  for (let round = 1; round <= RESTARTS; round += 1) {
    const { refused } = await measure(`portal restarted, ${round} of ${RESTARTS}`, restartPortal);
    const isQuiet = Object.keys(refused).length === 0;
    tally.check(isQuiet, `portal restarted: ${JSON.stringify(refused)}`);
  }
}

export const scenes = { kill, standby, etcd, cut, planned, restart };

async function waitForAnotherLeader(cluster, former) {
  await waitFor('another leader', NOTICED_WITHIN_MS, async () => {
    const leader = await cluster.leader();
    return leader !== undefined && leader !== former;
  });
}

async function waitForAnotherStandby(cluster, former) {
  await waitFor('another synchronous standby', NOTICED_WITHIN_MS, async () => {
    const standby = await cluster.synchronousStandby();
    return standby !== undefined && standby !== former;
  });
}
