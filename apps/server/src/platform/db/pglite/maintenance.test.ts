import type pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { quietLog } from '../../../../test/quiet-log.ts';
import { newPglite } from '../../../../test/templates/pglite-template.ts';
import { nextNight, startMaintenance } from './maintenance.ts';

const noon = new Date('2026-03-01T05:00:00Z');

describe('checkpoints', () => {
  it('come once a minute, only after something was written, and not after the stop', async () => {
    vi.useFakeTimers({ now: noon });
    onTestFinished(() => void vi.useRealTimers());
    const query = vi.fn(async () => ({ rows: [] }));
    let fsyncs = 0;
    const stop = startMaintenance({
      pool: { query } as unknown as pg.Pool,
      fsyncCount: () => fsyncs,
      log: quietLog,
    });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(query).not.toHaveBeenCalled();

    fsyncs++;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(query.mock.calls).toEqual([['checkpoint']]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(query).toHaveBeenCalledTimes(1);

    fsyncs++;
    await stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(query).toHaveBeenCalledTimes(1);
  });
});

describe('the nightly vacuum', () => {
  it('is at three in the morning in Jakarta', () => {
    expect(nextNight(noon)).toEqual(new Date('2026-03-01T20:00:00Z'));
    expect(nextNight(new Date('2026-03-01T20:00:00Z'))).toEqual(new Date('2026-03-02T20:00:00Z'));
  });

  it('analyses tables with rows and leaves empty ones alone', async () => {
    const { pool, close } = await newPglite();
    onTestFinished(close);
    await pool.query(`create table filled as select 1 as id; create table "Empty" (id int)`);
    let time = noon;
    const stop = startMaintenance({
      pool,
      fsyncCount: () => 0,
      log: quietLog,
      everyMs: 1,
      now: () => time,
    });
    time = nextNight(noon);
    const analysed = () =>
      pool.query(`select relname, reltuples from pg_class where relname in ('filled', 'Empty')
        order by relname`);
    await expect
      .poll(async () => (await analysed()).rows)
      .toEqual([
        { relname: 'Empty', reltuples: -1 },
        { relname: 'filled', reltuples: 1 },
      ]);
    await stop();
  });
});
